import type { ReactNode } from 'react'
import type { Course } from '#contract/collections/course.ts'
import { css } from '#styled/css'

const name = css({ textStyle: 'name' })
const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '1.5em',
  marginTop: '2',
  '& li + li': { marginTop: '2' },
  _unpretty: { '& li': { textWrap: 'balance' } },
  '& a': { textDecoration: 'underline' },
})

interface EnrolWaysProps {
  /** What is to be read before, and where it stands. */
  reading: ReactNode
  /** The page on which one enrols, where there is one. */
  registration: ReactNode
  admission: Course['admission']
  isFree?: boolean
  /** The school's own. */
  address: string | undefined
}

/** The two ways to enrol, each in three steps and with what to bring. */
export function EnrolWays({ reading, registration, admission, isFree, address }: EnrolWaysProps) {
  const isSelection = admission === 'selection'
  const last = (paper: string) =>
    isSelection
      ? `等候甄選結果${isFree ? '' : '，取錄後繳費'}。`
      : `${isFree ? '' : '繳付學費，'}保存${paper}。`
  return (
    <>
      {registration ? (
        <div>
          <h3 className={name}>網上報名</h3>
          <ol className={steps}>
            <li>{reading}，備妥所需文件的影像檔。</li>
            <li>前往{registration}，按指示填寫資料及上載文件。</li>
            <li>{last('確認通知')}</li>
          </ol>
        </div>
      ) : null}
      <div>
        <h3 className={name}>親臨報名</h3>
        <ol className={steps}>
          <li>{reading}，帶同所需文件的正本及副本。</li>
          <li>於辦公時間到本校填寫報名表{address ? `（${address}）` : null}。</li>
          <li>{last('收據')}</li>
        </ol>
      </div>
    </>
  )
}
