import { useRef } from 'react'
import { FileText, MessageCircleQuestionMark } from '../../../src/ui/icons'
import type { EmailTemplate, MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { answerQuestions, escapeHtml, questionsIn, signatureHtml } from '../../../src/model'
import { Button, Select } from '../../../src/ui'
import { wordsOf } from '../shared/blocks'
import type { Draft } from '../shared/Draft'
import type { Writing } from '../shared/useDraft'
import type { Answers, AskedQuestions } from './QuestionsDialog'

interface Props {
  options: MailerOptions
  draft: Draft
  writing: Pick<Writing, 'update' | 'replace' | 'insert'>
  /** What is to be asked, by a dialog beside the form: forms do not nest. */
  onAsk: (asked: AskedQuestions) => void
}

/** Templates by category; one with questions asks them first, and those that are still open can be answered (ML-05). What somebody has written stays, and the template goes where the caret is. */
export function TemplateField({ options, draft, writing, onAsk }: Props) {
  const t = useMessages()
  const { templates, signature } = options
  /** What was put into the mail from here. */
  const put = useRef({ subject: '', html: '' })
  // A draft may begin with a template that nobody has chosen.
  const open = questionsIn(`${draft.subject} ${draft.html}`)
  if (templates.length === 0 && open.length === 0) return null

  const answer = (answers: Answers) =>
    writing.replace(({ subject, html }) => {
      put.current = { subject: answerQuestions(subject, answers), html: answerQuestions(html, answers, escapeHtml) }
      return put.current
    })

  const apply = (template: EmailTemplate, answers: Answers) => {
    const given = [put.current, { subject: '', html: signatureHtml(signature) }, ...templates.map((one) => withSignature(one, signature))]
    const isOwnSubject = draft.reply !== null || !given.some(({ subject }) => subject === draft.subject)
    const isOwnText = !given.some(({ html }) => wordsOf(html) === wordsOf(draft.html))
    const html = answerQuestions(template.html, answers, escapeHtml)
    const subject = answerQuestions(template.subject, answers)
    const change = (now: Draft): Partial<Draft> => ({
      ...(!isOwnSubject && { subject }),
      template: template.id,
      files: [...now.files, ...template.attachments.filter(({ id }) => !now.files.some((file) => file.id === id))],
    })
    if (isOwnText) {
      writing.update(change)
      writing.insert(html)
      return
    }
    put.current = withSignature({ subject, html }, signature)
    writing.replace((now) => ({ ...change(now), html: put.current.html }))
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

const withSignature = ({ subject, html }: Pick<EmailTemplate, 'subject' | 'html'>, signature: string) => ({
  subject,
  html: `${html}${signatureHtml(signature)}`,
})
