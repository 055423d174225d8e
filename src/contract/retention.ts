/** How long a deleted record can be restored, in days by the server's clock. */
export const TRASH_DAYS = 30

/** How long a file is kept that nothing names, in days. */
export const UNUSED_FILE_DAYS = 30
