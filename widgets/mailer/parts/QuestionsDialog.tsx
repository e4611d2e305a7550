import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { FormDialog, TextField } from '../../../src/ui'

export type Answers = Readonly<Record<string, string>>

/** Questions of a template, and what becomes of their answers. */
export interface AskedQuestions {
  readonly title: string
  readonly questions: readonly string[]
  readonly onAnswer: (answers: Answers) => void
}

/** Asks what a template leaves open (ML-05). */
export function QuestionsDialog({ title, questions, onAnswer, onClose }: AskedQuestions & { onClose: () => void }) {
  const t = useMessages()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <FormDialog
      open
      title={title}
      submitLabel={t('mailer.template.use')}
      onSubmit={() => {
        onAnswer(answers)
        return true
      }}
      onClose={onClose}
      isChanged={Object.values(answers).some(Boolean)}
    >
      {questions.map((question, nth) => (
        <TextField
          key={question}
          label={question}
          data-autofocus={nth === 0 || undefined}
          value={answers[question] ?? ''}
          onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
        />
      ))}
    </FormDialog>
  )
}
