import type { Calendar } from '../calendar'
import { paragraphs } from '../richText'
import { type CourseDraft, EVENING, lessonPlan, WHOLE_DAY } from './lessonPlan'
import { COMPLETION, enrolAt, FORMS, VENUE } from './venues'

/** Professional certificates in health and social service. */
export const singleCare = (calendar: Calendar): CourseDraft[] => [
  {
    title: '保健員證書',
    course_code: 'SIN-312',
    major: '護理,健康服務',
    image: 'course-health.webp',
    introduction: paragraphs(
      '課程在模擬病房授課，內容包括生命表徵、藥物協助、傷口護理、感染控制及緊急應變。每四名學員配備一張護理床，保證充足練習。',
    ),
    ...lessonPlan(calendar, {
      from: 36,
      on: [1, 3, 5],
      at: EVENING,
      learn: [
        '準確量度及記錄血壓、體溫、脈搏及血糖。',
        '按醫囑及程序協助服藥。',
        '執行標準防護及隔離措施。',
        '在緊急情況下施行心肺復甦。',
      ],
      lessons: [
        [4, '人體結構、常見病與觀察紀錄'],
        [5, '基礎護理與藥物協助'],
        [4, '傷口護理與感染控制'],
        [3, '急救、復甦與跌倒預防'],
        [2, '筆試及實務考核'],
      ],
      assessment: '筆試佔40%，實務考核佔60%，兩部分均須合格。',
    }),
    target: '院舍護理員、家居照顧員及求職人士',
    requirement: '完成高中課程，或完成初中課程並具兩年護理工作經驗。',
    venue: VENUE.nursingRoom,
    language: '粵語',
    fee: 4800,
    fee_note: '包括實習物料及急救教材。',
    quota: 20,
    admission: 'selection',
    certificate: COMPLETION,
    subsidy: true,
    subsidy_code: '2699030312-0',
    tutor_keys: ['tutor-10'],
    registration_url: enrolAt('SIN-312'),
    deadline: calendar.deadline(22),
    file_list: FORMS,
  },
  {
    title: '長者活動策劃證書',
    course_code: 'SIN-313',
    major: '社會工作,長者服務',
    image: 'course-social.webp',
    introduction: paragraphs(
      '一個好的活動，能讓長者每星期都有期待。課程教授評估需要、設計活動、風險管理及帶領技巧，內容涵蓋懷緬、運動、手工藝及智能手機學習。',
    ),
    ...lessonPlan(calendar, {
      from: 44,
      on: [6],
      at: WHOLE_DAY,
      learn: [
        '按身心狀況評估長者的活動需要。',
        '撰寫活動計劃及預算。',
        '帶領懷緬、運動及手工藝小組。',
      ],
      lessons: [
        [1, '老齡化、身心特點與溝通'],
        [2, '活動設計：懷緬、運動、手工藝'],
        [1, '風險管理與預算'],
        [1, '社區試辦及檢討'],
      ],
      assessment: '活動計劃書佔50%，社區試辦佔50%。',
    }),
    target: '長者服務機構職員、義工及家庭照顧者',
    requirement: '有志服務長者，沒有學歷要求。',
    venue: VENUE.hall,
    language: '粵語',
    fee: 0,
    fee_note: '由海島社會服務中心贊助學費。',
    quota: 30,
    admission: 'selection',
    certificate: COMPLETION,
    subsidy: false,
    tutor_keys: ['tutor-12'],
    deadline: calendar.deadline(30),
    file_list: FORMS,
  },
]
