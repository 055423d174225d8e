/** The rooms of the school, named the same way in every course. */
export const VENUE = {
  classroom: '持教大樓三樓301課室',
  seminarRoom: '持教大樓三樓302課室',
  computerRoom: '持教大樓二樓電腦室',
  languageLab: '持教大樓二樓語言實驗室',
  nursingRoom: '持教大樓三樓護理實訓室',
  hall: '持教大樓三樓多用途禮堂',
  bakery: '持教大樓四樓烘焙教室',
  coffeeStudio: '持教大樓四樓咖啡工作室',
  woodWorkshop: '持教大樓地下木工工作坊',
  artRoom: '持教大樓四樓工藝教室',
} as const

export const FORMS = ['報名表.pdf', '課程簡介.pdf']

export const COMPLETION = '出席率達80%或以上並通過評核者，獲發本校結業證書。'
export const ATTENDANCE = '出席率達80%或以上者，獲發本校聽講證明。'

/** The school's own enrolment address; example.mo is nobody's. */
export const enrolAt = (courseCode: string) => `https://example.mo/enrol/${courseCode}`
