import { FileText, MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { EmailTemplate, MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { answerQuestions, mailText, questionsIn, signatureHtml } from '../../../src/model'
import { Button, Dialog, Select, TextField } from '../../../src/ui'
import type { Draft } from '../Draft'

interface Props {
  options: MailerOptions
  draft: Draft
  onApply: (part: Partial<Draft>) => void
}

/** Templates by category; one with questions asks them first, and those that are still open can be answered (ML-05). */
export function TemplateField({ options, draft, onApply }: Props) {
  const t = useMessages()
  const [asking, setAsking] = useState<EmailTemplate | null>(null)
  const [isAnswering, setAnswering] = useState(false)
  const { templates } = options
  // A draft may begin with a template that nobody has chosen.
  const open = questionsIn(`${draft.subject} ${draft.html}`)
  if (templates.length === 0 && open.length === 0) return null

  const answer = (answers: Answers) => {
    setAnswering(false)
    onApply({ subject: answerQuestions(draft.subject, answers), html: answerQuestions(draft.html, answers, mailText) })
  }

  const apply = (template: EmailTemplate, answers: Answers) => {
    setAsking(null)
    const html = answerQuestions(template.html, answers, mailText)
    onApply({
      subject: draft.reply === null ? answerQuestions(template.subject, answers) : draft.subject,
      html: `${html}${signatureHtml(options.signature)}`,
      template: template.id,
      files: [...draft.files, ...template.attachments.filter(({ id }) => !draft.files.some((file) => file.id === id))],
    })
  }
  const choose = (id: string) => {
    const template = templates.find((one) => String(one.id) === id)
    if (!template) return
    if (questionsIn(`${template.subject} ${template.html}`).length > 0) setAsking(template)
    else apply(template, {})
  }
  const categories = [...new Set(templates.map(({ category }) => category))]
  return (
    <>
      <Select
        label={t('mailer.template')}
        icon={FileText}
        placeholder={t('mailer.template.none')}
        options={categories.map((category) => ({
          label: category ?? t('mailer.template.other'),
          options: templates
            .filter((one) => one.category === category)
            .map(({ id, name, language }) => ({ value: String(id), label: `${name} (${language})` })),
        }))}
        value={draft.template === null ? '' : String(draft.template)}
        onChange={choose}
      />
      {open.length > 0 && (
        <p>
          <Button size="sm" icon={MessageCircleQuestionMark} onClick={() => setAnswering(true)}>
            {t('mailer.template.answer', { count: open.length })}
          </Button>
        </p>
      )}
      {asking && (
        <Questions
          key={asking.id}
          title={asking.name}
          questions={questionsIn(`${asking.subject} ${asking.html}`)}
          onAnswer={(answers) => apply(asking, answers)}
          onClose={() => setAsking(null)}
        />
      )}
      {isAnswering && (
        <Questions
          title={t('mailer.template.answer', { count: open.length })}
          questions={open}
          onAnswer={answer}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  )
}

type Answers = Readonly<Record<string, string>>

interface QuestionsProps {
  title: string
  questions: readonly string[]
  onAnswer: (answers: Answers) => void
  onClose: () => void
}

function Questions({ title, questions, onAnswer, onClose }: QuestionsProps) {
  const t = useMessages()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => onAnswer(answers)}
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
