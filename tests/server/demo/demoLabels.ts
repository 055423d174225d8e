/** The original names of the pictures and files that are drawn for the demo school. */
const numbered = (prefix: string, count: number, end: string, digits = 1) =>
  Array.from(
    { length: count },
    (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}${end}`,
  )

const webp = (prefix: string, names: string) =>
  names.split(' ').map(name => `${prefix}${name}.webp`)

export const pictureLabels = new Set([
  ...numbered('slick-', 4, '.webp'),
  ...webp('kind-', 'degree teacher single cpd macau'),
  ...webp('course-', 'design it business education hospitality language health engineering'),
  ...webp('course-', 'law food craft media data social security finance'),
  ...webp('', '正門 大堂 圖書館 電腦室 烘焙教室 木工工作坊 語言實驗室 多用途禮堂'),
  ...webp('', '天台花園 自修室 護理實訓室 咖啡工作室'),
  ...numbered('tutor-', 14, '.webp', 2),
  ...numbered('news-', 12, '.webp', 2),
  ...numbered('photo-', 6, '.webp'),
  ...numbered('work-', 6, '.webp'),
  ...webp('', '濠江工藝促進會 澳門數碼技術協會 南灣酒店業商會 海島社會服務中心'),
  ...webp('', '蓮城教師聯誼會 半島工程師學會 路環咖啡師協會 拱北語言研究社'),
  ...numbered('publication-', 6, '.webp'),
])

export const fileLabels = new Set([
  ...numbered('publication-', 6, '.pdf'),
  '報名表.pdf',
  '課程簡介.pdf',
  '校曆2026-2027.pdf',
])
