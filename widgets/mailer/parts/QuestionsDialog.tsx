import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog, TextField } from '../../../src/ui'

export type Answers = Readonly<Record<string, string>>

/** Questions of a template, and what becomes of their answers. */
export interface Asked {
  readonly title: string
  readonly questions: readonly string[]
  readonly onAnswer: (answers: Answers) => void
}

/** Asks what a template leaves open (ML-05). */
export function QuestionsDialog({ title, questions, onAnswer, onClose }: Asked & { onClose: () => void }) {
  const t = useMessages()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => {
        onClose()
        onAnswer(answers)
      }}
      actions={
        <Button type="submit" variant="primary">
          {t('mailer.template.use')}
        </Button>
      }
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
    </Dialog>
  )
}
