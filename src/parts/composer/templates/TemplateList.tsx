import { useMailerOptionsQuery } from '../../../api/mail'
import { type EmailTemplate, partner_email_composer_mailer } from '../../../contract'
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
  if (!hasTemplates) return null
  if (!options) return <CompletionNote>{t(isError ? 'composer.templates.failed' : 'partner.general.loading')}</CompletionNote>
  const describe = (template: EmailTemplate) =>
    template.attachments.length > 0 ? t('composer.templates.files') : templateReply(template, options).text.slice(0, SHOWN_CHARACTERS)
  const found = matchingTemplates(options.templates, query, options.language)
  if (found.length === 0) return query ? null : <CompletionNote>{t('composer.templates.none')}</CompletionNote>
  return (
    <CompletionList
      {...list}
      label={t('composer.templates')}
      options={found.map((template) => ({
        value: String(template.id),
        label: `${template.name} (${template.language})`,
        description: describe(template),
        start: <FileText size={16} aria-hidden />,
      }))}
      onChoose={({ value }) => {
        const template = found.find(({ id }) => String(id) === value)
        if (template) onChoose(templateReply(template, options))
      }}
    />
  )
}

const SHOWN_CHARACTERS = 90
