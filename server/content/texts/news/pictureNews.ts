import { bullets, paragraphs, richText } from '../richText'
import type { NewsDraft } from './draft'

/** Videos; the ids are plainly examples and lead to no film. */
export const videos = (): NewsDraft[] => [
  {
    title: '學校宣傳片《下班以後》',
    daysAgo: 8,
    image: 'slick-1.webp',
    video_url: 'https://www.youtube.com/watch?v=EXAMPLE0002',
    content: paragraphs(
      '影片跟隨四位學員，由黃昏的街市、工地、辦公室與廚房，走進晚上的課室。全片三分二十秒，配有中文、葡文及英文字幕。',
    ),
  },
  {
    title: '師傅示範：一朵青花的十二筆',
    daysAgo: 36,
    image: 'kind-macau.webp',
    video_url: 'https://www.youtube.com/watch?v=EXAMPLE0003',
    content: paragraphs(
      '何綺瑩師傅親自示範瓷磚青花的基本筆法，由調色、起筆、運筆到收筆，逐步講解用力與水分的變化。片長九分鐘，適合初學者配合練習紙觀看。',
    ),
  },
  {
    title: '校園導覽：由正門到天台花園',
    daysAgo: 70,
    image: '正門.webp',
    video_url: 'https://www.youtube.com/watch?v=EXAMPLE0004',
    content: paragraphs(
      '五分鐘走遍持教大樓，認識各層課室、工作坊及無障礙設施。影片附有口述影像版本，並標示升降機、無障礙洗手間及緊急出口位置。',
    ),
  },
  {
    title: '防災演習紀錄：颱風來臨前的準備',
    daysAgo: 140,
    image: 'news-08.webp',
    video_url: 'https://www.youtube.com/watch?v=EXAMPLE0005',
    content: richText(
      paragraphs('影片記錄全校防災演習，示範颱風及風暴潮來臨前應做的準備：'),
      bullets(
        '把設備移離地下樓層，安裝防水閘板。',
        '檢查門窗、天台花盆及戶外物品。',
        '通知學員停課安排，並確認全部人員離開。',
      ),
    ),
  },
]

export const photoAlbums = (): NewsDraft[] => [
  {
    title: '活動相集：天台花燈夜',
    daysAgo: 56,
    image: 'news-12.webp',
    image_list: ['news-12.webp', 'photo-4.webp', '天台花園.webp'],
    content: paragraphs(
      '學員把課堂所學的木工、刺繡與燈光設計融入花燈，在天台花園掛起八十多盞作品。黃昏前佈置花槽，入夜後街坊提燈同樂，圍坐長桌嚐自製糕點，度過溫馨的一晚。',
    ),
  },
  {
    title: '活動相集：師生同樂運動日',
    daysAgo: 101,
    image: 'news-10.webp',
    image_list: ['news-10.webp', 'photo-5.webp'],
    content: paragraphs(
      '運動日設接力、拔河、閃避球等項目，午後在舞蹈室教跳土風舞，共三百二十位師生及家屬參加。護理課程學員擔任急救站義工，學以致用。',
    ),
  },
  {
    title: '活動相集：課堂的日常',
    daysAgo: 150,
    image: 'photo-2.webp',
    image_list: ['photo-2.webp', '烘焙教室.webp', '電腦室.webp', '語言實驗室.webp'],
    content: paragraphs(
      '鏡頭走進平日的課室與工作坊，記下專注的眼神、沾滿麵粉的雙手，以及小息時的笑聲。沒有擺拍，只有學習中的人。',
    ),
  },
]

/** What students made. */
export const studentWorks = (): NewsDraft[] => [
  {
    title: '學員作品：瓷磚《內港晨光》',
    daysAgo: 13,
    image: 'work-1.webp',
    image_list: ['work-1.webp'],
    content: paragraphs(
      '作者：梁曉嵐（葡式瓷磚彩繪師傅班）。作品以青花筆法描繪內港清晨的漁船與水光，邊框紋樣取自舊屋花磚，共用九塊瓷磚拼成。',
      '導師評語：水面的留白用得克制，線條由生硬走向從容，看得見一個學期的功夫。',
    ),
  },
  {
    title: '學員作品：海報《慢一點，看清楚》',
    daysAgo: 39,
    image: 'work-2.webp',
    image_list: ['work-2.webp'],
    content: paragraphs(
      '作者：周柏然（視覺傳達設計高等文憑課程）。海報提醒長者過馬路時放慢腳步，以斑馬線組成大字，遠看是文字，近看是街道。',
      '導師評語：一個念頭、兩種顏色，訊息清楚而不說教。作品已獲社區機構採用。',
    ),
  },
  {
    title: '學員作品：杏仁忌廉蛋糕《大三巴的下午》',
    daysAgo: 74,
    image: 'work-3.webp',
    image_list: ['work-3.webp'],
    content: paragraphs(
      '作者：何詠珊（西式包餅製作證書）。以傳統杏仁餅粉製作蛋糕底，配以淡忌廉及柑橘醬，表面用可可粉篩出石階光影。',
      '導師評語：甜度平衡，層次分明，把本地味道帶進西式甜點，切面亦十分整齊。',
    ),
  },
  {
    title: '學員作品：榫卯方凳《三代》',
    daysAgo: 97,
    image: 'work-4.webp',
    image_list: ['work-4.webp'],
    content: paragraphs(
      '作者：陳國棟（傳統木工：榫卯與家具製作）。凳面取自祖父留下的樟木箱，凳腳以新料配合，全凳不用一釘一膠。',
      '導師評語：舊料不易開榫，作者沉得住氣，接口緊密，坐上去安穩。',
    ),
  },
  {
    title: '學員作品：應用程式介面《街坊巴士》',
    daysAgo: 122,
    image: 'work-5.webp',
    image_list: ['work-5.webp'],
    content: paragraphs(
      '作者：蔡芷澄、馬俊彥（流動應用程式介面設計證書）。為長者設計的巴士到站介面，字體放大仍不換頁，常用路線一按即達，並設語音讀出。',
      '導師評語：兩位作者訪問了十一位長者，三度修改按鈕位置，是以人為本的好示範。',
    ),
  },
  {
    title: '學員作品：廣繡《木棉》',
    daysAgo: 158,
    image: 'work-6.webp',
    image_list: ['work-6.webp'],
    content: paragraphs(
      '作者：黃慧貞（刺繡與旗袍製作）。以續針及捲針表現木棉花瓣的厚實光澤，花蕊用打籽針點成，絲線多達十八種紅色。',
      '導師評語：配色有膽識，針腳細密，背面同樣整潔，已具師傅風範。',
    ),
  },
]
