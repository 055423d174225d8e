/** What each of Macau's weather signals means for a class. Signals as the weather office has them:
 * five for tropical cyclones, three for rainstorms (since 1 September 2020), five for storm surge. */
import { bullets, heading, paragraphs, richText, table, title } from '../richText'
import type { RichBlogText } from '../shapes'

export const badWeather = (): RichBlogText => ({
  title: '惡劣天氣安排',
  url: '/registration#bad-weather',
  category: 'RTF',
  show_image_name: false,
  content: richText(
    title('安全第一，課堂可以補'),
    paragraphs(
      '本校按地球物理氣象局發出的信號，決定上課、考試及服務處的安排。以下規定適用於全部課程；主管部門另有公佈時，以其公佈為準。',
    ),
    heading('熱帶氣旋信號'),
    table(
      ['信號', '含義', '上課安排'],
      [
        ['一號', '熱帶氣旋中心距離澳門800公里以內，可能影響澳門', '照常上課'],
        ['三號', '持續風速每小時41至62公里，陣風可超過110公里', '照常上課，戶外課堂及考察取消'],
        ['八號', '持續風速每小時63至117公里，陣風可超過180公里', '全部停課'],
        ['九號', '熱帶氣旋中心正接近澳門，預料將受嚴重影響', '全部停課'],
        ['十號', '持續風速每小時118公里或以上，陣風猛烈', '全部停課'],
      ],
    ),
    heading('暴雨警告信號'),
    table(
      ['信號', '一小時雨量', '上課安排'],
      [
        ['黃色', '約20毫米', '照常上課'],
        ['紅色', '約50毫米', '未開始的課堂停課，進行中的課堂繼續'],
        ['黑色', '約80毫米', '未開始的課堂停課，學員留在室內至安全為止'],
      ],
    ),
    heading('風暴潮警告'),
    table(
      ['級別', '上課安排'],
      [
        ['藍色、黃色', '照常上課，居於低窪地區的學員可申請缺席'],
        ['橙色、紅色、黑色', '全部停課'],
      ],
    ),
    heading('信號取消後的恢復時間'),
    paragraphs('八號或以上信號、紅色或黑色暴雨警告，或橙色或以上風暴潮警告取消後：'),
    table(
      ['取消時間', '恢復課堂'],
      [
        ['上午6:30或以前', '上午課堂照常'],
        ['上午6:31至11:30', '上午停課，下午課堂照常'],
        ['上午11:31至下午4:00', '下午停課，晚間課堂照常'],
        ['下午4:00以後', '全日停課'],
      ],
    ),
    heading('其他事項'),
    bullets(
      '課堂進行期間改發八號信號，導師會即時結束課堂，校舍開放至所有學員安全離開。',
      '考試如遇停課，將延期舉行，新日期於三個工作天內通知。',
      '停課的課堂均會補課，不計入缺席紀錄。',
      '即使照常上課，學員如因居住地區天氣惡劣而未能出席，可於七日內申請補假。',
      '最新安排會在本校網站的最新公告發佈，亦可致電2800 0000查詢。',
    ),
  ),
})
