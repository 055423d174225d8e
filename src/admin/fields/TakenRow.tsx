import { formLook, wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import type { TakenFile } from './arrivals.ts'
import { faulty } from './faults.ts'
import { handsFocusToField } from './handsFocusBeside.ts'

/** A file on its way into a field: how far it is, or why it could not be taken. */
export function TakenRow({ taken, onRetry }: { taken: TakenFile; onRetry: () => void }) {
  const { file, done, fault, cancel } = taken
  return (
    <li
      className={formLook().file}
      ref={handsFocusToField}
      data-file
      {...faulty(fault !== undefined)}
    >
      <span className={formLook().fileName} data-file-name>
        {file.name}
      </span>
      {fault ? (
        <>
          <span className={wordsLook().error} role="alert">
            {fault}
          </span>
          <Button onClick={onRetry}>重試</Button>
        </>
      ) : (
        <progress
          className={formLook().progress}
          value={done}
          aria-label={`正在上載${file.name}`}
        />
      )}
      <Button isOnce onClick={cancel}>
        {fault ? '移除' : '取消'}
      </Button>
    </li>
  )
}

interface TakenRowsProps {
  taken: readonly TakenFile[]
  onRetry: (file: TakenFile) => void
}

/** All that is on its way, where nothing stands beside it. */
export function TakenRows({ taken, onRetry }: TakenRowsProps) {
  if (taken.length === 0) return null
  return (
    <ul className={formLook().files}>
      {taken.map(file => (
        <TakenRow key={file.key} taken={file} onRetry={() => onRetry(file)} />
      ))}
    </ul>
  )
}
