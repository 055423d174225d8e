import { answerOf } from '#contract/answer.ts'
import type { AnyCall, Output } from '#contract/calls/call.ts'
import { Failure } from '#contract/failure.ts'
import type { SnapshotRecord } from '#contract/snapshot.ts'
import type { Asked, CallAnswer, CallDependencies } from './call.ts'

/**
 * @param data what memory answers, which has the shape that the call declares
 * @throws Failure `notFound` where there is no such record, or none that may be seen
 */
function answered<C extends AnyCall>(data: unknown): CallAnswer<Output<C>> {
  if (data === undefined) throw new Failure('notFound')
  return { data: data as Output<C> }
}

type Reading<C extends AnyCall> = Pick<Asked<C>, 'call' | 'viewer'>

/** How calls read: visitors what is published, in memory; staff the truth, in the database. */
export const createReader = ({ published, now }: Pick<CallDependencies, 'published' | 'now'>) => ({
  /** Answers everybody what a visitor may see. */
  fromMemory: async <C extends AnyCall>({ call }: Reading<C>) =>
    answered<C>(await published.answer(call)),

  /**
   * Answers a visitor from memory, and staff from the records that `load` finds, whoever may see them.
   * @param value as it was read
   */
  async forViewer<C extends AnyCall>(
    { call, viewer }: Reading<C>,
    load: () => Promise<readonly object[]>,
    value?: string,
  ): Promise<CallAnswer<Output<C>>> {
    if (viewer.role !== 'staff') return answered<C>(await published.answer(call, value))
    const records = (await load()) as readonly SnapshotRecord[]
    return answered<C>(answerOf(call, value, () => records, now()))
  },
})
