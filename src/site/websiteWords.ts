/** How an address of the web is written for people: `www.example.mo`. */
export const websiteWords = (website: string): string => website.replace(/^https?:\/\/|\/$/g, '')
