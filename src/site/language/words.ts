/**
 * What a page in another language says by itself, around the texts of staff and the facts of records. Names
 * of days and months are the browser's; how they stand together is written here, because that differs from
 * version to version, and the server's words and the browser's have to be the same.
 */
import type { Language } from '#contract/languagePage.ts'
import { languages } from '#contract/languages.ts'
import { feeWords } from '#contract/money.ts'
import { macauClock } from '#contract/time.ts'
import { weekdayRuns } from '#contract/weekdays.ts'

const english = {
  home: 'Home',
  languages: 'Other languages',
  about: 'Who we are',
  where: 'Where we are',
  address: 'Address',
  map: 'View on a map',
  telephone: 'Telephone',
  email: 'E-mail',
  hours: 'Opening hours',
  to: 'to',
  holidays: 'Holidays',
  closed: 'Closed',
  enrol: 'How to enrol',
  courses: 'Courses open for enrolment',
  none: 'No course is open for enrolment at the moment.',
  until: 'Enrol by',
  anytime: 'Enrol at any time',
  fee: 'Fee:',
  free: 'Free of charge',
}

type Words = Readonly<typeof english>

const words: Readonly<Record<Language, Words>> = {
  en: english,
  pt: {
    home: 'Página inicial',
    languages: 'Outras línguas',
    about: 'Quem somos',
    where: 'Onde estamos',
    address: 'Morada',
    map: 'Ver no mapa',
    telephone: 'Telefone',
    email: 'Correio eletrónico',
    hours: 'Horário de atendimento',
    to: 'a',
    holidays: 'Feriados e férias',
    closed: 'Encerrado',
    enrol: 'Como se inscrever',
    courses: 'Cursos com inscrições abertas',
    none: 'De momento, não há cursos com inscrições abertas.',
    until: 'Inscrições até',
    anytime: 'Inscrições a qualquer momento',
    fee: 'Propina:',
    free: 'Gratuita',
  },
}

export const wordsIn = (language: Language): Words => words[language]

interface Parts {
  weekday: string
  day: number
  month: string
  year: number
  time: string
}

const written: Readonly<Record<Language, (parts: Parts) => string>> = {
  en: ({ weekday, day, month, year, time }) => `${weekday}, ${day} ${month} ${year}, ${time}`,
  pt: ({ weekday, day, month, year, time }) =>
    `${weekday}, ${day} de ${month} de ${year}, às ${time}`,
}

const nameIn = (language: Language, what: 'weekday' | 'month', moment: Date): string =>
  new Intl.DateTimeFormat(languages[language].locale.replace('_', '-'), {
    [what]: 'long',
    timeZone: 'Asia/Macau',
  }).format(moment)

/** `Thursday, 5 March 2026, 16:00`, in Macau. */
export function momentIn(language: Language, moment: Date): string {
  const { day, year, hour, minute } = macauClock(moment)
  return written[language]({
    weekday: nameIn(language, 'weekday', moment),
    day,
    month: nameIn(language, 'month', moment),
    year,
    time: `${hour}:${String(minute).padStart(2, '0')}`,
  })
}

/** A Monday was the first day of 2024. */
const weekdayIn = (language: Language, day: number): string =>
  nameIn(language, 'weekday', new Date(Date.UTC(2024, 0, day)))

/** `Monday to Saturday`; days that follow each other are joined. */
export function weekdaysIn(language: Language, days: readonly number[]): string {
  const runs = weekdayRuns(days).map(run => {
    const names = run.map(day => weekdayIn(language, day))
    return run.length > 2 ? `${names[0]} ${words[language].to} ${names.at(-1)}` : names.join(', ')
  })
  const all = runs.join(', ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

/** `MOP$1,234.50`; `undefined` where no fee is known, and nothing is said. */
export const feeIn = (language: Language, fee: number | null): string | undefined =>
  fee === 0 ? words[language].free : feeWords(fee)
