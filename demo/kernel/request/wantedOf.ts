/** What a call wants of something that is on or off; undefined for the opposite of what it is. */
export const wantedOf = (text: '0' | '1' | undefined): boolean | undefined => (text === undefined ? undefined : text === '1')
