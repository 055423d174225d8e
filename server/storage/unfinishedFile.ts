/** What a file is called in its folder until it is whole: whoever is ended half way leaves it under that name. */
import { randomUUID } from 'node:crypto'

const UNFINISHED = /^\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A name of its own for a file that is about to be written. */
export const unfinishedName = (): string => `.${randomUUID()}`

/** Whether a name is one of those. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name)
