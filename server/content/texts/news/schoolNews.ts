import type { Calendar } from '../calendar'
import { bullets, heading, link, paragraphs, quote, richText } from '../richText'
import type { NewsDraft } from './draft'

/** What happened at the school, told by the school. */
export const schoolNews = (calendar: Calendar): NewsDraft[] => [
  {
    title: '新一期課程報名日反應熱烈，課程顧問全日駐場解答',
    daysAgo: 2,
    image: 'news-01.webp',
    content: richText(
      paragraphs(
        `本校於${calendar.prose(-4)}舉行新一期課程報名日，全日錄得逾六百人次到訪。五類課程的主任在大堂設置諮詢枱，按訪客的工作經驗與目標，逐一建議合適課程。`,
        '今期最受歡迎的是網絡安全入門、咖啡師及生活葡語課程，部分班別學位所餘無幾。為方便在職人士，諮詢服務延長至晚上十時。',
      ),
      paragraphs(
        `未能到場的朋友，可於${link('/course#current-courses', '現正招生課程')}查看截止日期並網上報名。`,
      ),
    ),
  },
  {
    title: '短期課程結業典禮圓滿舉行，四百二十位學員獲頒證書',
    daysAgo: 17,
    image: 'news-02.webp',
    image_list: ['photo-1.webp'],
    content: richText(
      paragraphs(
        '短期課程結業典禮於多用途禮堂舉行，四百二十位學員獲頒證書。其中年紀最長的學員七十三歲，最年輕的十七歲。',
        '校長致辭時表示，證書記錄的是時數與成績，看不見的是每位學員在下班後、家務後，仍然願意坐進課室的決心。',
      ),
      quote('我和女兒一起讀書，她讀大學，我讀會計。我們約定，誰也不准先放棄。'),
      paragraphs('上述感言來自會計課程的畢業學員代表，全場報以熱烈掌聲。'),
    ),
  },
  {
    title: '木工開放工作坊：親手做一張小凳',
    daysAgo: 29,
    image: '木工工作坊.webp',
    content: richText(
      paragraphs(
        '澳門工匠學院舉辦木工開放工作坊，由梁偉基師傅指導，二十四位公眾人士在三小時內，用榫卯完成一張不用釘子的小凳。',
        '參加者由磨鑿開始，學習劃線、開榫及裝配。不少親子組合合力完成作品，並為小凳刻上名字。',
      ),
      heading('下一場工作坊'),
      paragraphs('下一場將以瓷磚彩繪為主題，詳情稍後於最新公告發佈。'),
    ),
  },
  {
    title: '本校學員於技能邀請賽奪兩金一銀',
    daysAgo: 45,
    image: 'news-04.webp',
    content: richText(
      paragraphs('本校代表隊參加區內持續教育機構技能邀請賽，在三個項目中取得佳績：'),
      bullets(
        '咖啡調製組金獎：林子晴',
        '網頁介面設計組金獎：吳家豪、郭詠恩',
        '西式包餅組銀獎：黎美玲',
      ),
      paragraphs(
        '領隊麥浩然導師表示，學員利用週末反覆練習，賽前一個月更模擬比賽時限，最大的收穫是學會在壓力下保持冷靜與整潔。',
      ),
    ),
  },
  {
    title: '校園開放日：走進課室、工場與天台花園',
    daysAgo: 63,
    image: 'news-05.webp',
    content: richText(
      paragraphs(
        '一年一度的校園開放日以「一日學生」為主題，訪客憑體驗證可試上二十分鐘的短課，由沖一杯手沖咖啡，到寫第一行程式。',
        '護理實訓室的心肺復甦體驗大排長龍；天台花園則由長者學員擔任導賞，介紹三十多種香草與本地植物。',
        '當日錄得約一千八百人次參觀，收集的意見將用於編排來年課程。',
      ),
    ),
  },
  {
    title: '「人工智能與職場」專題研討會順利舉行',
    daysAgo: 88,
    image: 'news-06.webp',
    content: richText(
      paragraphs(
        '本校與澳門數碼技術協會合辦專題研討會，邀請業界、教育界及法律界講者，探討生成式人工智能對文書、設計及客戶服務工作的影響。',
      ),
      heading('三點共識'),
      bullets(
        '工具會改變工作方式，但判斷與責任仍屬於人。',
        '機構應先訂立資料使用守則，再推動應用。',
        '培訓應由真實任務出發，避免只談概念。',
      ),
      paragraphs('研討會簡報已上載至圖書館電子資源，學員可憑學員證閱覽。'),
    ),
  },
  {
    title: '社區人士捐贈圖書一千二百冊，充實館藏',
    daysAgo: 110,
    image: 'news-07.webp',
    content: richText(
      paragraphs(
        '一位退休教師把珍藏多年的圖書捐贈予本校，合共一千二百冊，涵蓋中國文學、澳門歷史、教育及葡萄牙語文學，其中不少已經絕版。',
        '圖書館完成編目後設立專架，並舉辦「老師的書架」展覽，展出書中夾着的書籤與眉批。捐贈者說，書有人翻，才算活着。',
      ),
      paragraphs('展覽於圖書館開放時間內舉行，歡迎公眾參觀。'),
    ),
  },
]

/** What others wrote about the school; the papers and stations are made up. */
export const mediaReports = (): NewsDraft[] => [
  {
    title: '《蓮城日報》：夜校燈光三十年，陪伴打工仔進修',
    daysAgo: 24,
    image: 'news-11.webp',
    content: richText(
      paragraphs(
        '《蓮城日報》教育版以半版篇幅介紹本校三十年來的夜間課程。報導記錄了三位學員由下班到下課的一個晚上：巴士司機、文員與茶餐廳東主，在同一間課室學習試算表。',
      ),
      quote('課程不求花巧，但每一課都能帶走一件明天用得着的東西。'),
      paragraphs('報導同時提到新添置的電腦室設備，以及學校為長者開設的免費智能手機班。'),
    ),
  },
  {
    title: '海島電台專訪：護理員的第一課，是先坐輪椅',
    daysAgo: 51,
    image: '護理實訓室.webp',
    content: paragraphs(
      '海島電台節目《城市課室》訪問護理及健康課程主任馮曉晴，談及如何培訓有同理心的護理員。馮老師分享，學員入學首日會互相推輪椅、餵水，由被照顧者的角度體會速度、語氣與眼神的重要。',
      '節目亦邀請兩位在院舍工作的畢業學員，講述他們怎樣把課堂所學用於照顧認知障礙症長者。',
    ),
  },
  {
    title: '《濠鏡週刊》：瓷磚師傅與她的十四個學徒',
    daysAgo: 92,
    image: 'news-03.webp',
    content: paragraphs(
      '《濠鏡週刊》專題報導葡式瓷磚彩繪師傅班。記者旁聽了整整一個學期，由臨摹線條到窯燒，見證十四位學徒合力完成一幅長三米的壁畫。',
      '文章寫道，何綺瑩師傅很少批評，只會把學徒的筆輕輕扶正；畫壞的磚不會丟棄，而是排成一面「錯誤牆」，提醒大家錯在哪裡，也記得怎樣改正。',
    ),
  },
  {
    title: '示範電視台：三地持續教育學校交流團訪澳',
    daysAgo: 131,
    image: 'news-09.webp',
    content: paragraphs(
      '示範電視台新聞節目報導，來自鄰近城市的三所持續教育學校代表一行二十八人訪問本校，參觀工匠學院、護理實訓室及專業認證中心，並就學分互認與師資培訓交換意見。',
      '交流團對「上午學、下午做」的學徒計劃尤感興趣，雙方同意探討學徒互訪及教材共享。',
    ),
  },
]
