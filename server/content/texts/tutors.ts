import { bullets, paragraphs, richText } from './richText'
import type { TutorText } from './shapes'
import { inWrittenOrder } from './sortOrder'

type TutorDraft = Omit<TutorText, 'sort_number' | 'key' | 'image'>

const experts: TutorDraft[] = [
  {
    name: '何綺瑩',
    job_title: '瓷磚彩繪師傅',
    role: 'expert',
    major: '陶瓷,瓷磚彩繪',
    introduction: richText(
      paragraphs(
        '從事瓷磚彩繪二十六年，擅長青花筆法及大型壁畫分磚。早年隨葡籍師傅學習釉料調配，其後把嶺南花鳥融入傳統紋樣，自成清雅風格。',
        '她認為臨摹是與前人對話，創作則是回答，因此要求學員先畫一百條線，再畫第一朵花。',
      ),
      bullets(
        '主持多項社區瓷磚壁畫及舊磚修復工作',
        '編寫《瓷磚紋樣臨摹手冊》校本教材',
        '任教：葡式瓷磚彩繪師傅班、數碼工藝',
      ),
    ),
  },
  {
    name: '梁偉基',
    job_title: '木工師傅',
    role: 'expert',
    major: '木工,家具製作',
    introduction: richText(
      paragraphs(
        '十五歲入行，先做神龕，後造家具，至今逾四十年。對木紋走向極為敏銳，一塊木料在手，便知道應放在凳面還是凳腳。',
        '近年專注傳授榫卯，主張先學磨刀，再學用刀，常說：「急的時候，最好先掃地。」',
      ),
      bullets(
        '主理學院木工工作坊及工具庫',
        '帶領學員為校園製作閱讀長凳',
        '任教：傳統木工、會展搭建與現場管理',
      ),
    ),
  },
  {
    name: '譚海生',
    job_title: '造船工藝師傅',
    role: 'expert',
    major: '造船,模型製作',
    introduction: richText(
      paragraphs(
        '出身路環造船世家，曾參與多艘木漁船的建造與維修。船廠結業後，把畢生經驗繪成圖則，以模型及口述方式傳授後人。',
        '他的課堂總由一杯茶開始，先說船家的故事，再動手捻縫；學員說，聽懂了海，才明白船為何如此彎曲。',
      ),
      bullets(
        '完成三十多艘本地漁船比例模型',
        '協助學校進行造船業口述歷史紀錄',
        '任教：木船模型與造船工藝、文化導賞員培訓',
      ),
    ),
  },
  {
    name: '區麗嫦',
    job_title: '刺繡及裁縫師傅',
    role: 'expert',
    major: '刺繡,服裝',
    introduction: richText(
      paragraphs(
        '從事裁縫三十五年，精於旗袍及婚嫁裙褂，熟習廣繡多種針法。她為每位顧客保存紙樣，最早的一張已有三十年歷史。',
        '教學耐心細緻，鼓勵學員修補舊衣，讓衣服陪伴主人更久。',
      ),
      bullets(
        '定期舉辦舊衣修補日，免費為街坊修補',
        '主持廣繡針法教學短片',
        '任教：刺繡與旗袍製作、手工皮具與品牌起步',
      ),
    ),
  },
]

const teachers: TutorDraft[] = [
  {
    name: '陳詠詩',
    job_title: '資訊科技課程主任',
    role: 'tutor',
    major: '資訊科技,數據分析',
    introduction: paragraphs(
      '資訊科技碩士，曾任軟件工程師及數據分析師，具十五年業界及教學經驗。擅長把複雜的概念化為生活例子，相信任何年紀都可以學會編程。',
      '她帶領學員為社區機構建立報名及統計系統，讓課堂習作真正有人使用。',
    ),
  },
  {
    name: '黃志恒',
    job_title: '網絡安全導師',
    role: 'tutor',
    major: '網絡安全,網絡工程',
    introduction: paragraphs(
      '持有多項國際資訊保安認證，從事系統管理及入侵測試十二年。曾為不同規模的機構進行保安檢查及員工培訓。',
      '授課時最重視操守，第一課必先講解法律與授權：「會開鎖的人，更要懂得敲門。」',
    ),
  },
  {
    name: '李俊謙',
    job_title: '工商及會計課程主任',
    role: 'tutor',
    major: '工商管理,會計,金融',
    introduction: paragraphs(
      '執業會計師，工商管理碩士，曾任職會計師事務所及中型企業財務部門。熟悉本地中小企業的帳務、稅務及內部監控。',
      '課堂以一間虛構手信店貫穿始終，學員笑稱自己比店主更了解店舖的帳目。',
    ),
  },
  {
    name: '蘇穎彤',
    job_title: '教師培訓課程主任',
    role: 'tutor',
    major: '教育,課程設計',
    introduction: paragraphs(
      '教育博士，曾任小學教師及課程統籌員共十八年，研究範圍包括課堂提問、閱讀教學及校本課程。',
      '她喜歡走進課室觀課，與教師一起備課，認為最好的培訓資源就在同事之間。',
    ),
  },
  {
    name: '費利浦（Filipe Rosário）',
    job_title: '葡語及法律翻譯導師',
    role: 'tutor',
    major: '葡語,翻譯,法律',
    introduction: paragraphs(
      '生於里斯本，定居澳門逾二十年，具法律及翻譯雙學歷，能操流利粵語。長期從事法律文件翻譯及會議傳譯。',
      '他的葡語課由茶餐廳的餐牌開始，讓學員發現，葡語一直就在澳門的街道與餐桌上。',
    ),
  },
  {
    name: '馮曉晴',
    job_title: '護理及健康課程主任',
    role: 'tutor',
    major: '護理,健康服務',
    introduction: paragraphs(
      '註冊護士，護理學碩士，具二十年臨床及長者照護經驗，並為急救導師。曾參與院舍感染控制及護理員培訓工作。',
      '她要求學員先親身坐一次輪椅、躺一次護理床，由被照顧者的角度重新認識護理。',
    ),
  },
  {
    name: '鄧國強',
    job_title: '工程課程主任',
    role: 'tutor',
    major: '機電工程,職業安全',
    introduction: paragraphs(
      '機電工程師，從事樓宇設備設計及維修管理二十二年，持有職業安全相關專業資格，熟悉工地及設施管理的實際運作。',
      '重視動手能力與安全習慣，學員進入實習室，第一件事是互相檢查個人防護裝備。',
    ),
  },
  {
    name: '羅嘉慧',
    job_title: '社會工作課程主任',
    role: 'tutor',
    major: '社會工作,輔導',
    introduction: paragraphs(
      '註冊社會工作者，社會科學碩士，曾服務青少年及家庭，並擔任實習督導多年，擅長危機介入及小組工作。',
      '她以情景演練帶領學員體會助人的界線，提醒大家：照顧好自己，才能長久陪伴別人。',
    ),
  },
  {
    name: '麥浩然',
    job_title: '餐飲及酒店課程主任',
    role: 'tutor',
    major: '烘焙,咖啡,酒店管理',
    introduction: paragraphs(
      '曾任酒店餅房主管及餐飲經理，具咖啡及烘焙專業資格，從業十九年。對杏仁餅、蛋撻等本地味道有深入研究。',
      '他的教室乾淨得可以照見人影，因為他相信，好味道由清潔的工作枱開始。',
    ),
  },
  {
    name: '施雅文',
    job_title: '設計及媒體導師',
    role: 'tutor',
    major: '視覺設計,媒體',
    introduction: paragraphs(
      '平面及介面設計師，從事品牌、出版及展覽設計十三年，作品常取材自澳門的街牌、招牌及瓷磚。',
      '課堂以公開評圖為特色，要求學員先說出作品為誰而做，再談顏色與字體。',
    ),
  },
]

/** The 14 tutors; key and picture carry the same number. */
export const tutors = (): TutorText[] =>
  inWrittenOrder(
    [...experts, ...teachers].map((tutor, index) => {
      const key = `tutor-${String(index + 1).padStart(2, '0')}`
      return { key, image: `${key}.webp`, ...tutor }
    }),
  )
