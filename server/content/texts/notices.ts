import type { Calendar } from './calendar'
import { bullets, link, numbered, paragraphs, richText, table } from './richText'
import type { NoticeText } from './shapes'

interface NoticeDraft {
  title: string
  daysAgo: number
  time?: string
  content: string
  special?: true
  badWeather?: true
  /** Until the end of that day. */
  lastDay?: number
}

const drafts = (calendar: Calendar): NoticeDraft[] => [
  {
    title: '電力系統檢修當日服務安排',
    daysAgo: 1,
    time: '09:00:00',
    special: true,
    lastDay: 6,
    content: richText(
      paragraphs(
        `為配合持教大樓電力系統年度檢修，本校將於<strong>${calendar.prose(6)}</strong>上午9:00至下午12:30暫停對外服務，當日上午課堂安排如下：`,
      ),
      bullets(
        '二樓電腦室及語言實驗室的課堂改為網上進行，連結將以電郵發送。',
        '其他樓層的上午課堂順延至課程完結後一週補課。',
        '下午2:00起，全校課堂及服務處恢復正常。',
      ),
      paragraphs('檢修期間網上報名系統維持運作。不便之處，敬請見諒。如有查詢，請致電2800 0000。'),
    ),
  },
  {
    title: '熱帶氣旋及暴雨期間的上課安排',
    daysAgo: 9,
    content: richText(
      paragraphs('如遇惡劣天氣，請學員以安全為先，並按以下原則決定是否回校：'),
      table(
        ['生效信號', '上課安排'],
        [
          ['一號或三號熱帶氣旋信號', '照常上課'],
          ['八號、九號或十號熱帶氣旋信號', '全部停課'],
          ['黃色暴雨警告', '照常上課'],
          ['紅色或黑色暴雨警告', '未開始的課堂停課'],
        ],
      ),
      paragraphs(
        `信號取消後的恢復時間及補課方法，請參閱${link('/registration#bad-weather', '惡劣天氣安排')}。`,
      ),
    ),
  },
  {
    title: '三號熱帶氣旋信號：今日照常上課',
    daysAgo: 17,
    time: '07:30:00',
    badWeather: true,
    lastDay: -17,
    content: paragraphs(
      '三號熱帶氣旋信號現正生效，今日日間及晚間課堂照常進行，服務處照常開放。',
      `信號如有更改，請留意本網站的最新公告，並參閱${link('/registration#bad-weather', '惡劣天氣安排')}。`,
    ),
  },
  {
    title: '新一期課程網上報名須知',
    daysAgo: 3,
    content: richText(
      paragraphs('新一期課程現已接受網上報名。為使手續順利，請先準備以下資料：'),
      numbered(
        '身份證明文件影像檔（清晰、完整）。',
        '學歷或工作證明（如課程有此要求）。',
        '個人電郵及流動電話號碼。',
      ),
      paragraphs(
        `部分課程將於數日內截止，請留意${link('/course#current-courses', '現正招生課程')}所列的截止日期及時間。`,
      ),
    ),
  },
  {
    title: '持續進修發展計劃資助報名提示',
    daysAgo: 6,
    content: richText(
      paragraphs(
        '標示「持續進修發展計劃」的課程，合資格學員可使用資助帳戶餘額繳付學費。使用資助報讀的學員須親臨服務處辦理確認手續，並遵守出席率要求。',
      ),
      bullets(
        '請帶備有效身份證正本。',
        '每一課程須於截止日期前完成確認。',
        '出席率不足者，可能須按計劃規定退還資助。',
      ),
      paragraphs('資助資格及餘額以主管部門的紀錄為準。'),
    ),
  },
  {
    title: '服務處公眾假期開放時間',
    daysAgo: 12,
    content: richText(
      paragraphs('本校服務處於公眾假期休息，前一日的晚間時段照常服務。平日開放時間如下：'),
      table(
        ['日期', '時間'],
        [
          ['星期一至六', '上午9:00至下午12:30、下午2:00至5:30、下午6:45至10:00'],
          ['星期日', '上午9:00至下午12:30、下午2:00至5:30'],
        ],
      ),
      paragraphs('假期期間可以電郵查詢，我們將於下一個工作天回覆。'),
    ),
  },
  {
    title: '錄取結果查詢安排（甄選課程）',
    daysAgo: 15,
    content: paragraphs(
      '以甄選方式取錄的課程，結果將於截止報名後五個工作天內，以電郵及短訊通知申請人。獲錄取者須於三個工作天內確認學位並繳付費用，逾期由候補申請人遞補。',
      '甄選課程於取錄後才繳費，未獲錄取的申請人無須辦理任何手續，並可於下一期優先報讀同一課程。',
    ),
  },
  {
    title: '圖書館延長開放時間試行',
    daysAgo: 20,
    content: paragraphs(
      `由${calendar.prose(-14)}起，圖書館及自修室於星期一至六延長開放至下午10:00，試行期為三個月。學員憑學員證進入，座位先到先得。`,
      '歡迎以意見卡或電郵提出建議，我們將按使用情況決定日後安排。',
    ),
  },
  {
    title: '學費退還及轉班申請程序更新',
    daysAgo: 27,
    content: richText(
      paragraphs('為使程序更清晰，退費及轉班申請由即日起統一處理：'),
      bullets(
        '開課前七日或以上提出退讀，退還全部學費。',
        '開課前少於七日提出退讀，退還學費的一半。',
        '開課後不設退費；如因病申請，須附醫生證明，由本校個別考慮。',
        '轉班申請須於開課前提出，每人每期以一次為限。',
      ),
    ),
  },
  {
    title: '語言課程網上分班測試',
    daysAgo: 33,
    content: paragraphs(
      '報讀葡語、英語及普通話課程的學員，可於開課前完成網上分班測試，全程約二十五分鐘，可使用手提電話作答。',
      '測試結果只用作編班參考，不會影響錄取。完成後三個工作天內，導師將以電郵建議合適級別。',
    ),
  },
  {
    title: '工作坊安全守則提示',
    daysAgo: 41,
    content: richText(
      paragraphs('使用木工工作坊、烘焙教室及機電實習室的學員，請遵守以下守則：'),
      bullets(
        '必須穿着包頭鞋，束起長髮，除下飾物。',
        '未經導師同意，不得開動機器。',
        '使用後清潔工作枱並關閉電源。',
        '受傷不論輕重，請立即通知導師。',
      ),
    ),
  },
  {
    title: '徵集學員作品參加年度展覽',
    daysAgo: 48,
    content: paragraphs(
      '年度學員作品展現正徵集作品，類別包括瓷磚、木工、刺繡、烘焙、平面設計及數碼媒體。每位學員最多提交三件，團體作品不限人數。',
      `請於${calendar.prose(18)}下午5:30前，把作品相片及創作說明交到服務處或電郵至info@example.mo。`,
    ),
  },
  {
    title: '校園無線網絡升級完成',
    daysAgo: 60,
    content: paragraphs(
      '校園無線網絡已完成升級，覆蓋地下至四樓所有課室及公共空間。學員可以學員證號碼登入，首次使用時須設定新密碼。',
      '使用時請遵守資訊科技使用守則，切勿向他人透露帳戶資料。如遇連線問題，請聯絡二樓電腦室當值人員。',
    ),
  },
]

/** Thirteen notices: one special, and one about bad weather that is over. */
export const notices = (calendar: Calendar): NoticeText[] =>
  drafts(calendar).map(({ title, daysAgo, time, content, special, badWeather, lastDay }) => ({
    title,
    publish_time: calendar.stamp(-daysAgo, time),
    content,
    special: special ?? false,
    bad_weather: badWeather ?? false,
    ...(lastDay === undefined ? {} : { unpublish_at: calendar.deadline(lastDay + 1, '00:00') }),
  }))
