import type { TakenFile } from '../form/arrivals'
import { faulty } from '../form/faults'

/** A file on its way into a field: how far it is, or why it could not be taken. */
export function TakenRow({ taken, onRetry }: { taken: TakenFile; onRetry: () => void }) {
  const { file, done, fault, cancel } = taken
  return (
    <li className="adm-file" {...faulty(fault !== undefined)}>
      <span className="adm-file-name">{file.name}</span>
      {fault ? (
        <>
          <span className="adm-error" role="alert">
            {fault}
          </span>
          <button type="button" className="adm-button" onClick={onRetry}>
            重試
          </button>
        </>
      ) : (
        <progress className="adm-progress" value={done} aria-label={`正在上載${file.name}`} />
      )}
      <button type="button" className="adm-button" onClick={cancel}>
        {fault ? '移除' : '取消'}
      </button>
    </li>
  )
}
