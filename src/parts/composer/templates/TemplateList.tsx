import { useMemo } from 'react'
import { useMailerOptionsQuery } from '../../../api/mail'
import { partner_email_composer_mailer } from '../../../contract'
import { useMessages } from '../../../i18n'
import { useIsland } from '../../../islands'
import { FileText } from '../../../ui/icons'
import type { CompletionProps } from '../completion/Completion'
import { CompletionList } from '../completion/CompletionList'
import { CompletionNote } from '../completion/CompletionNote'
import { matchingTemplates } from './matchingTemplates'
import { templateReply } from './templateReply'

/** The team's templates for mails, filled in for this website. */
export function TemplateList({ query, onChoose, ...list }: CompletionProps) {
  const t = useMessages()
  const { router } = useIsland()
  const hasTemplates = router.has(partner_email_composer_mailer.name)
  const { data: options, isError } = useMailerOptionsQuery({ websiteId: list.websiteId }, { skip: !hasTemplates })
  const found = useMemo(
    () =>
      options &&
      matchingTemplates(options.templates, query, options.language).map((template) => ({
        template,
        reply: templateReply(template, options),
      })),
    [options, query],
  )
  if (!hasTemplates) return null
  if (!found) return <CompletionNote>{t(isError ? 'composer.templates.failed' : 'partner.general.loading')}</CompletionNote>
  if (found.length === 0) return query ? null : <CompletionNote>{t('composer.templates.none')}</CompletionNote>
  return (
    <CompletionList
      {...list}
      label={t('composer.templates')}
      options={found.map(({ template, reply }) => ({
        value: String(template.id),
        label: `${template.name} (${template.language})`,
        description: template.attachments.length > 0 ? t('composer.templates.files') : beginningOf(reply.text),
        start: <FileText size={16} aria-hidden />,
      }))}
      onChoose={({ value }) => {
        const chosen = found.find(({ template }) => String(template.id) === value)
        if (chosen) onChoose(chosen.reply)
      }}
    />
  )
}

const SHOWN_CHARACTERS = 90

const beginningOf = (text: string): string => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text)
