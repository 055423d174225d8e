import { type ChangeEvent, useState } from 'react'
import { splitCommaList } from '#contract/asset.ts'
import { formLook, tagLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { Button } from '../Button.tsx'
import { type ControlProps, elementProps, orNull, textOf } from './control.ts'
import { handsFocusBeside } from './handsFocusBeside.ts'

/** Each once. */
const entriesIn = (text: string): string[] => [...new Set(splitCommaList(text))]

/**
 * Entries, one beside the other; what is being typed is one already, so that nothing is lost by saving.
 * It stands where it was typed until it is finished: if it moved when the focus leaves, so would the
 * button that is being pressed, from under the pointer.
 */
export function CommaListInput(props: ControlProps<'commaList'>) {
  const { field, value, onChange } = props
  const text = textOf(value)
  const [typing, setTyping] = useState({ text, kept: entriesIn(text), words: '' })
  // Where something else has been put in its place, such as what was left unsaved, that is gone on with.
  const { kept, words } = typing.text === text ? typing : { kept: entriesIn(text), words: '' }
  const put = (entries: string[], next: string) => {
    const made = entriesIn([...entries, next].join(',')).join(',')
    setTyping({ text: made, kept: entries, words: next })
    onChange(orNull(made))
  }
  const finish = () => setTyping({ text, kept: entriesIn(text), words: '' })
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const input = currentTarget.value
    // A composition that is under way is not taken apart.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return put(kept, input)
    const [, finished = '', last = ''] = /^(.*[,，])?(.*)$/.exec(input) ?? []
    put([...kept, ...entriesIn(finished)], last.trimStart())
  }
  return (
    <div className={formLook().entries}>
      {kept.length > 0 ? (
        <ul aria-label={field.label}>
          {kept.map(entry => (
            <li key={entry} className={tagLook()} ref={handsFocusBeside}>
              {entry}
              <Button
                className=""
                isOnce
                aria-label={`移除${entry}`}
                onClick={() =>
                  put(
                    kept.filter(each => each !== entry),
                    words,
                  )
                }
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        {...elementProps(props)}
        type="text"
        value={words}
        onChange={type}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || words === '') return
          event.preventDefault()
          finish()
        }}
      />
    </div>
  )
}
