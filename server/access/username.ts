/**
 * What makes two usernames the same: case, full width and other ways to write one letter do not
 * count. It is stored beside the name, so that a plain unique index compares it on any engine.
 */
export const usernameKey = (username: string): string =>
  username.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
