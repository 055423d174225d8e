import { useEffect, useRef } from 'react'
import { proxy, ref } from 'valtio'

export interface Question {
  title: string
  /** What it means to say yes, where the title does not tell. */
  text?: string
  /** What will be done, on the button that says yes. */
  verb: string
  /** Whether something is lost with a yes. */
  isDanger?: boolean
}

interface Asked extends Question {
  onAnswer: (isYes: boolean) => void
}

export const askState = proxy<{ asked: Asked | null }>({ asked: null })

/** Whether somebody is being asked. */
export const isAsking = (): boolean => askState.asked !== null

/** Answers what is being asked, where anything is. */
export function answer(isYes: boolean): void {
  const { asked } = askState
  askState.asked = null
  asked?.onAnswer(isYes)
}

/**
 * Asks, for the part of the screen that uses it: whether the answer is yes. There is one question at a
 * time: the next one answers it with no, and so does the end of the part that asked.
 */
export function useAsk(): (question: Question) => Promise<boolean> {
  const own = useRef<Asked>(null)
  useEffect(
    () => () => {
      if (own.current && own.current === askState.asked) answer(false)
    },
    [],
  )
  return question => {
    answer(false)
    return new Promise(resolve => {
      own.current = ref({ ...question, onAnswer: resolve })
      askState.asked = own.current
    })
  }
}
