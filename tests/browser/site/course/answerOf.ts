/** What the API of the site at `origin` answers to a call that anybody may make. */
export async function answerOf<T>(origin: string, call: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${call}`)
  return ((await answer.json()) as { data: T }).data
}
