import { series } from '../picture'
import { assembly } from './assembly'
import { bakery } from './bakery'
import { coffee } from './coffee'
import { computerRoom } from './computerRoom'
import { gate } from './gate'
import { hall } from './hall'
import { languageLab } from './languageLab'
import { library } from './library'
import { H, W } from './measures'
import { nursing } from './nursing'
import { roofGarden } from './roofGarden'
import { studyRoom } from './studyRoom'
import { woodshop } from './woodshop'

export const campus = series(W, H, {
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
