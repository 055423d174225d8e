import { eveningClass, spreadsheet } from '../carousel/eveningClass'
import { series } from '../picture'
import { at, canvas } from '../svg'
import { award } from './award'
import { books } from './books'
import { ceremony } from './ceremony'
import { enrolment } from './enrolment'
import { exchange } from './exchange'
import { lanterns } from './lanterns'
import { H, W } from './measures'
import { openDay } from './openDay'
import { seminar } from './seminar'
import { sports } from './sports'
import { typhoon } from './typhoon'
import { workshop } from './workshop'

/** The evening class as the papers showed it: the same scene, closer. */
const papers = () => canvas(W, H, at(-412, 0, eveningClass(spreadsheet), 0.845))

export const news = series(W, H, {
  'news-01': enrolment,
  'news-02': ceremony,
  'news-03': workshop,
  'news-04': award,
  'news-05': openDay,
  'news-06': seminar,
  'news-07': books,
  'news-08': typhoon,
  'news-09': exchange,
  'news-10': sports,
  'news-11': papers,
  'news-12': lanterns,
})
