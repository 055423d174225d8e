/** What the tabs of one person tell each other about the outbox, spelled as it is there. */

import { fromStored, type StoredEdit, toStored } from './outbox/schema.ts'
import type { Sent } from './rebase.ts'

const CHANNEL = 'school-journal'

type Told = Omit<Sent, 'edit'> & { edit: StoredEdit }
type Message = { type: 'changed' } | { type: 'beat' } | { type: 'sent'; sent: Told[] }

interface TabsParts {
  /** Told of the edits that another tab has sent. */
  onSent: (sent: readonly Sent[]) => void
  /** Told after each change that another tab has made. */
  onChange: () => void
}

/** The line to the other tabs. */
export function createTabs({ onSent, onChange }: TabsParts) {
  const channel = new BroadcastChannel(CHANNEL)
  const post = (message: Message) => channel.postMessage(message)
  let heardAt = performance.now()

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    heardAt = performance.now()
    if (data.type === 'sent') {
      onSent(data.sent.map(told => ({ ...told, edit: fromStored(told.edit) })))
    }
    if (data.type !== 'beat') onChange()
  }

  return {
    /** Says that this tab is sending, and alive. */
    beat: () => post({ type: 'beat' }),
    /** Says that the outbox has changed, and what was sent. */
    changed(sent: readonly Sent[]): void {
      const told = sent.map(each => ({ ...each, edit: toStored(each.edit) }))
      post(told.length > 0 ? { type: 'sent', sent: told } : { type: 'changed' })
    },
    /** When another tab was last heard of, by `performance.now()`. */
    heardAt: () => heardAt,
    close: () => channel.close(),
  }
}

export type Tabs = ReturnType<typeof createTabs>
