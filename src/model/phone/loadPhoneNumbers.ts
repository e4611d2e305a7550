/** The numbering plans of the world are large: browsers load them where a number is checked or edited, nowhere else. */
export const loadPhoneNumbers = () => import('./phoneNumbers')

export type PhoneNumbers = Awaited<ReturnType<typeof loadPhoneNumbers>>
