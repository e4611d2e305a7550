import { FileText, MessageCircleQuestionMark } from '../../../src/ui/icons'
import type { EmailTemplate, MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { answerQuestions, escapeHtml, questionsIn, signatureHtml } from '../../../src/model'
import { Button, Select } from '../../../src/ui'
import type { Draft } from '../shared/Draft'
import type { Answers, AskedQuestions } from './QuestionsDialog'

interface Props {
  options: MailerOptions
  draft: Draft
  onApply: (part: Partial<Draft>) => void
  /** What is to be asked, by a dialog beside the form: forms do not nest. */
  onAsk: (asked: AskedQuestions) => void
}

/** Templates by category; one with questions asks them first, and those that are still open can be answered (ML-05). */
export function TemplateField({ options, draft, onApply, onAsk }: Props) {
  const t = useMessages()
  const { templates } = options
  // A draft may begin with a template that nobody has chosen.
  const open = questionsIn(`${draft.subject} ${draft.html}`)
  if (templates.length === 0 && open.length === 0) return null

  const answer = (answers: Answers) =>
    onApply({ subject: answerQuestions(draft.subject, answers), html: answerQuestions(draft.html, answers, escapeHtml) })

  const apply = (template: EmailTemplate, answers: Answers) => {
    const html = answerQuestions(template.html, answers, escapeHtml)
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
    const questions = questionsIn(`${template.subject} ${template.html}`)
    if (questions.length > 0) onAsk({ title: template.name, questions, onAnswer: (answers) => apply(template, answers) })
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
          <Button
            size="sm"
            icon={MessageCircleQuestionMark}
            onClick={() => onAsk({ title: t('mailer.template.answer', { count: open.length }), questions: open, onAnswer: answer })}
          >
            {t('mailer.template.answer', { count: open.length })}
          </Button>
        </p>
      )}
    </>
  )
}
