import { useState } from 'react'
import type { Assets } from '#contract/asset.ts'
import type { Decision } from '#editing/applyOutcome.ts'
import type { Edit, Values } from '#editing/edit.ts'
import { type Clash, merge } from '#editing/merge.ts'
import { dialogLook, formLook, revisionsLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { keyboardScrolled } from '../scrolled.ts'
import { FieldValue } from './FieldValue.tsx'
import { fieldOf } from './fieldWords.ts'
import { LastChange } from './LastChange.tsx'
import { READ_ALIKE, readAlike } from './readAlike.ts'
import { useDeciding } from './useDeciding.ts'

export interface ConflictChoiceProps {
  edit: Edit
  onClose: () => void
}

/** What is to become of an edit that met somebody else's: within a dialog that is open. */
export default function ConflictChoice({ edit, onClose }: ConflictChoiceProps) {
  const { theirs, verb } = edit
  if (!theirs) return <Gone edit={edit} onClose={onClose} />
  if (verb === 'delete') return <ChangedSince edit={edit} onClose={onClose} />
  return <Sides edit={edit} theirs={theirs} onClose={onClose} />
}

/** Closes the dialog, and decides. */
function useAnswer(edit: Edit, onClose: () => void) {
  const decide = useDeciding(edit)
  return (decision: Decision) => {
    onClose()
    void decide(decision)
  }
}

function Gone({ edit, onClose }: ConflictChoiceProps) {
  const decide = useAnswer(edit, onClose)
  return (
    <>
      <p>這項記錄已被其他人刪除。</p>
      <LastChange edit={edit} />
      <p>你的更改：</p>
      <dl>
        {Object.entries(edit.changes).map(([name, value]) => (
          <div key={name}>
            <dt className={wordsLook().label} data-label>
              {fieldOf(edit, name)?.label ?? name}
            </dt>
            <dd className={revisionsLook().sideText} ref={keyboardScrolled}>
              <FieldValue field={fieldOf(edit, name)} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={dialogLook().end}>
        <Button onClick={() => decide({ take: 'theirs' })}>放棄我的更改</Button>
        <Button data-main onClick={() => decide({ take: 'restore' })}>
          復原記錄並套用我的更改
        </Button>
      </div>
    </>
  )
}

function ChangedSince({ edit, onClose }: ConflictChoiceProps) {
  const decide = useAnswer(edit, onClose)
  return (
    <>
      <p>其他人已修改這項記錄，你刪除時看到的是舊內容，所以仍未刪除。</p>
      <LastChange edit={edit} />
      <div className={dialogLook().end}>
        <Button data-main onClick={() => decide({ take: 'theirs' })}>
          保留記錄
        </Button>
        <Button data-danger onClick={() => decide({ take: 'values', values: {} })}>
          仍然刪除
        </Button>
      </div>
    </>
  )
}

type Side = 'mine' | 'theirs'

function Sides({ edit, theirs, onClose }: ConflictChoiceProps & { theirs: Values }) {
  const decide = useAnswer(edit, onClose)
  const { changes, clashes } = merge(edit.base, edit.changes, theirs)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const isDecided = clashes.every(({ field }) => chosen[field])
  const finish = () => {
    const values = Object.entries(changes).map(([field, mine]) => [
      field,
      chosen[field] === 'theirs' ? theirs[field] : mine,
    ])
    const isAllTheirs = Object.keys(changes).every(field => chosen[field] === 'theirs')
    decide(
      isAllTheirs ? { take: 'theirs' } : { take: 'values', values: Object.fromEntries(values) },
    )
  }
  return (
    <>
      <p>你和其他人都修改了以下內容，請逐項選擇。其他更改已自動合併。</p>
      <LastChange edit={edit} />
      {clashes.map(clash => (
        <ClashChoice
          key={clash.field}
          edit={edit}
          clash={clash}
          chosen={chosen[clash.field]}
          onChoose={side => setChosen(before => ({ ...before, [clash.field]: side }))}
        />
      ))}
      <div className={dialogLook().end}>
        <Button onClick={onClose}>稍後處理</Button>
        <Button data-main isOff={!isDecided} onClick={finish}>
          套用
        </Button>
      </div>
    </>
  )
}

interface ClashChoiceProps {
  edit: Edit
  clash: Clash
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const sideWords: Readonly<Record<Side, string>> = { mine: '我的', theirs: '其他人的' }

function ClashChoice({ edit, clash, chosen, onChoose }: ClashChoiceProps) {
  const field = fieldOf(edit, clash.field)
  return (
    <fieldset className={formLook().field}>
      <legend className={wordsLook().label} data-label>
        {field?.label ?? clash.field}
      </legend>
      {field && readAlike(field, clash.mine, clash.theirs) ? <p>{READ_ALIKE}</p> : null}
      <div className={revisionsLook().sides}>
        {(['mine', 'theirs'] as const).map(side => (
          <label key={side} className={revisionsLook().side}>
            <span>
              <input
                type="radio"
                name={clash.field}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />{' '}
              {sideWords[side]}
            </span>
            <span className={revisionsLook().sideText} ref={keyboardScrolled}>
              <FieldValue
                field={field}
                value={clash[side]}
                assets={edit.theirs?.assets as Assets}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
