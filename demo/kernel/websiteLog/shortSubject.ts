const SUBJECT_LENGTH = 60

/** What the log calls a message. */
export const shortSubject = ({ subject, message }: { subject: string; message: string }): string =>
  (subject || message).slice(0, SUBJECT_LENGTH)
