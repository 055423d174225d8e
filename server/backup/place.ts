/** Where archives go in the data folder, unless another place is named. */
export const BACKUP_FOLDER = 'backups'

/** What an archive is called that is given no name: sorted by time wherever names are sorted. */
export const timeName = (now: Date): string =>
  `school-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`

/** Ends the name of an archive that is not whole yet. */
export const DRAFT = '.new'

const DRAFT_NAME = /^school-\d{8}T\d{6}Z\.tar\.gz\.new$/

/** Whether a name is that of an unfinished archive, as the program itself names them. */
export const isDraft = (name: string): boolean => DRAFT_NAME.test(name)
