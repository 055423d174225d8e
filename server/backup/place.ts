/** Where archives go in the data folder, unless another place is named. */
export const BACKUP_FOLDER = 'backups'
