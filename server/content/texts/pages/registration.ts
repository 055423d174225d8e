import { bullets, heading, link, numbered, paragraphs, richText, table, title } from '../richText'
import type { RichBlogText } from '../shapes'

/** How to enrol. */
export const registration = (): RichBlogText[] => [
  {
    title: '報名須知',
    url: '/registration#notice',
    category: 'RTF',
    show_image_name: false,
    content: richText(
      title('報名前，請先閱讀'),
      paragraphs(
        '本校課程接受網上及親臨報名。請先細閱課程頁所列的對象、入讀要求、上課時間及費用，確認適合後再辦理手續。',
      ),
      heading('報名方法'),
      table(
        ['方法', '辦理時間', '所需文件'],
        [
          ['網上報名', '全日二十四小時，至截止時間為止', '身份證明文件及學歷證明的影像檔'],
          ['親臨報名', '服務處開放時間內', '填妥的報名表、文件正本及副本'],
        ],
      ),
      heading('取錄方式'),
      bullets(
        '<strong>先到先得：</strong>以完成報名及繳費的時間為準，額滿即止，其後列入候補名單。',
        '<strong>甄選：</strong>由課程委員會按資格、面試或測試結果取錄，結果於截止後五個工作天內通知。',
      ),
      heading('繳費及資助'),
      bullets(
        '可以電子支付、銀行轉帳或現金繳付，所有收費均發出收據。',
        '獲持續進修發展計劃資助的課程，合資格學員可使用資助帳戶餘額繳付。',
        '全日制在職教師及連續報讀三期的學員，可獲學費九五折，兩項優惠不可同時使用。',
      ),
      heading('退費及轉班'),
      table(
        ['申請時間', '安排'],
        [
          ['開課前七日或以上', '退還全部學費'],
          ['開課前少於七日', '退還學費的一半'],
          ['開課後', '不設退費，因病申請須附醫生證明'],
          ['本校取消開班', '退還全部學費，或轉讀其他課程'],
        ],
      ),
      heading('出席及證書'),
      paragraphs(
        '學員出席率須達80%或以上，並通過評核，方可獲發證書。遲到或早退超過三十分鐘作缺席半課計算。證書於課程結束後六星期內發出，須憑學員證領取。',
      ),
      heading('個人資料'),
      paragraphs('所收集的資料只用於報名、教學、資助申報及發出證書，學員有權查閱及更正。'),
    ),
  },
  {
    title: '網上報名',
    url: '/registration#online-registration',
    category: 'RTF',
    show_image_name: false,
    content: richText(
      title('五個步驟，約十分鐘完成'),
      paragraphs('網上報名適用於電腦及手提電話。資料填寫期間可隨時儲存，並於七日內繼續。'),
      numbered(
        `<strong>選擇課程：</strong>在${link('/course#current-courses', '現正招生課程')}查看截止日期，進入課程頁，按報名連結。`,
        '<strong>填寫資料：</strong>輸入姓名、聯絡方法及學歷，姓名須與身份證明文件相同。',
        '<strong>上載文件：</strong>可直接拍照上載，檔案格式為JPG、PNG或PDF，每個不超過5MB。',
        '<strong>確認及繳費：</strong>核對資料後，以電子支付或銀行轉帳繳費；甄選課程於取錄後才繳費。',
        '<strong>接收確認：</strong>系統即時發出確認電郵，附有報名編號，請妥為保存。',
      ),
      title('常見問題'),
      heading('截止時間怎樣計算？'),
      paragraphs(
        '以澳門時間為準。除另有註明外，截止時間為當日下午4:00。系統以成功提交的時間計算，逾時未完成的報名不會保留學位。',
      ),
      heading('可以同時報讀多個課程嗎？'),
      paragraphs('可以，但上課時間不可重疊。系統會在提交前提示時間衝突。'),
      heading('沒有收到確認電郵，怎麼辦？'),
      paragraphs('請先查看垃圾郵件匣。如一小時內仍未收到，請致電2800 0000，並提供姓名及聯絡電話。'),
      heading('不熟習網上操作，可以找人協助嗎？'),
      paragraphs(
        '歡迎親臨服務處，職員會協助您以大堂的平板電腦完成報名，長者及有特殊需要人士可優先辦理。',
      ),
      title('系統維護及支援'),
      table(
        ['項目', '時間'],
        [
          ['例行維護', '每月第一個星期日上午12:00至6:00'],
          ['電話支援', '星期一至六上午9:00至下午5:30，下午12:30至2:00除外'],
        ],
      ),
      bullets(
        '請勿把個人資料交給聲稱代辦報名的第三者。',
        '本校職員不會以電話或短訊索取密碼及驗證碼。',
      ),
    ),
  },
]
