import { series } from '../picture'
import { assembly, gate, hall, library, roofGarden, studyRoom } from './campusPublic'
import { bakery, coffee, computerRoom, languageLab, nursing, woodshop } from './campusRooms'

export const campus = series(1200, 900, {
  正門: gate,
  大堂: hall,
  圖書館: library,
  電腦室: computerRoom,
  烘焙教室: bakery,
  木工工作坊: woodshop,
  語言實驗室: languageLab,
  多用途禮堂: assembly,
  天台花園: roofGarden,
  自修室: studyRoom,
  護理實訓室: nursing,
  咖啡工作室: coffee,
})
