/** What the school is called in Chinese where its settings are not read: in titles, and before it has any. */
export const SCHOOL_NAME = '澳門持續教育學校'
