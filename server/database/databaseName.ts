/** What the database is called where its address does not say. */
const USUAL = 'school'

const NAME = /^[^:]+:\/\/[^/]+\/([^?]+)/

/** The name of the database at an address of MongoDB: two sites of one server have one each. */
export function databaseName(uri: string): string {
  const [, name = USUAL] = NAME.exec(uri) ?? []
  return decodeURIComponent(name)
}
