import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { formLook, reportLook, tableLook, wordsLook } from '#staffStyled/recipes'
import { keyboardScrolled } from '../scrolled.ts'
import { Table } from '../Table.tsx'
import type { Found } from './useImport.ts'

/** As many as can be looked through; the numbers above tell of all. */
const MOST_SHOWN = 200

interface ImportReportViewProps {
  collection: AnyCollection
  found: Found
}

/** What is wrong with a file, row by row; or what it would change. */
export function ImportReportView({ collection, found }: ImportReportViewProps) {
  const { read, report, isFromHere } = found
  const { problems, rows, unchanged } = report
  const added = rows.filter(({ action }) => action === 'add').length
  const placeOf = (row: number) => read.places[row - 1] ?? row
  return (
    <div className={reportLook().root}>
      <p role="status">
        新增{added}項，更改{rows.length - added}項，不變{unchanged}項
        {problems.length > 0 ? `，有${problems.length}處需要更正，未寫入任何內容` : ''}。
      </p>
      {isFromHere ? (
        <p className={formLook().note}>
          離線中：按此裝置上的資料檢查，送出時伺服器會再檢查，全部沒有問題才寫入。
        </p>
      ) : null}
      {read.unknown.length > 0 ? (
        <p className={formLook().note}>不認識的欄位，不會匯入：{read.unknown.join('、')}</p>
      ) : null}
      {problems.length > 0 ? (
        <Lines
          caption="需要更正"
          headings={['行', '欄位', '問題']}
          lines={problems.map(({ row, field, label, message }) => [
            `第${placeOf(row)}行`,
            label,
            // What a cell says is not what travels.
            cellRuleOf(collection.fields[field]) ?? message,
          ])}
        />
      ) : (
        <Lines
          caption="將會更改"
          headings={['行', '記錄', '更改']}
          lines={rows.map(({ row, title, action, changed }) => [
            `第${placeOf(row)}行`,
            title || collection.label,
            action === 'add'
              ? '新增'
              : changed.map(name => collection.fields[name]?.label ?? name).join('、'),
          ])}
        />
      )}
    </div>
  )
}

const cellRuleOf = (field: Field | undefined) => field && traitsOf(field).cellRule

interface LinesProps {
  caption: string
  headings: readonly string[]
  lines: readonly (readonly string[])[]
}

function Lines({ caption, headings, lines }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section className={reportLook().lines} aria-label={caption} ref={keyboardScrolled}>
      <Table caption={caption} headings={headings}>
        {lines.slice(0, MOST_SHOWN).map(line => (
          <tr key={line.join()}>
            {line.map((words, index) => (
              <td key={headings[index]} className={tableLook().cell}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {lines.length > MOST_SHOWN ? (
        <p className={wordsLook().soft}>另有{lines.length - MOST_SHOWN}行。</p>
      ) : null}
    </section>
  )
}
