import { bullets, heading, paragraphs, quote, richText, table, title } from '../richText'
import { closureRows, termRows } from '../schoolYear'
import type { RichBlogText } from '../shapes'

/** About the school in time: its history and its year. */
export const aboutTimes = (): RichBlogText[] => [
  {
    title: '發展歷程',
    url: '/about#development',
    category: 'RTF',
    show_image_name: false,
    content: richText(
      title('三十年，由三間課室開始'),
      paragraphs(
        '1996年的一個晚上，幾位教師在借來的課室點亮燈光，為下班的工人講授簿記、中文和葡語。那盞燈一直亮到今天。以下是學校成長的重要時刻。',
      ),
      table(
        ['年份', '大事'],
        [
          ['1996年', '以「夜學進修班」之名開辦四門夜間課程，首屆學員八十七人。'],
          ['2001年', '設立電腦室，開辦資訊科技證書課程。'],
          ['2004年', '定名為澳門持續教育學校，並遷入持教大樓。'],
          ['2008年', '成立教師培訓部，為學校設計校本培訓。'],
          ['2011年', '參與持續進修資助課程，學員人數首次突破五千人次。'],
          ['2016年', '與合辦院校開設首個高等文憑課程。'],
          ['2019年', '澳門工匠學院成立，首批四位師傅到校授徒。'],
          ['2020年', '在兩個月內把四十門課程轉為網上教學。'],
          ['2023年', '專業認證中心啟用，設立三個認證範疇。'],
          ['2024年', '烘焙教室、咖啡工作室及天台花園落成。'],
          ['2026年', '創校三十週年，舉辦校史展及學員作品巡迴展。'],
        ],
      ),
      heading('一位老校友的話'),
      quote(
        '當年我白天送貨，晚上讀簿記。老師見我打瞌睡，沒有責罵，只是替我留了一份筆記。後來我開了自己的店。',
      ),
      heading('下一個十年'),
      paragraphs('面向未來，學校將以三個方向繼續前行：'),
      bullets(
        '建立個人學習檔案，讓短期課程的成果可以累積，銜接學歷及專業資格。',
        '擴大師徒制學習，為瓷磚、木工、造船、刺繡等工藝留下完整的教材與影像。',
        '與社區共用設施，把課室延伸到街市、碼頭、公園與長者中心。',
      ),
      paragraphs('三十年的歷程，由每一位老師與學員共同寫成。下一頁，期待有您。'),
    ),
  },
  {
    title: '校曆',
    url: '/about#calendar',
    category: 'RTF',
    show_image_name: false,
    content: richText(
      title('2026/2027學年校曆'),
      paragraphs(
        '本校曆適用於學歷課程及全學年課程。短期課程按各自的上課時間表進行，開課及結業日期以課程頁所載為準。',
      ),
      heading('學期安排'),
      table(['階段', '日期', '備註'], termRows),
      heading('停課日期'),
      table(['日期', '假期'], closureRows()),
      heading('注意事項'),
      bullets(
        '停課日期以外，如遇惡劣天氣，請按本校「惡劣天氣安排」處理。',
        '因停課而順延的課堂，導師會在課堂上宣佈補課日期，並以電郵通知。',
        '公眾假期以特區政府公佈為準；校曆如有修訂，將於最新公告發佈。',
      ),
    ),
  },
]
