/** Name and address of whoever a mail is from: what they do to the direction of the words ends with them (first strong isolate, pop). */
export const senderLine = (sender: { readonly name: string; readonly email: string } | null) => ({
  name: isolated(sender?.name),
  email: isolated(sender?.email),
})

const isolated = (text = ''): string => `\u2068${text}\u2069`
