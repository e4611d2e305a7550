import type { MailerOptions, StoredFile } from '../../../src/contract'
import { isolated, useMessages } from '../../../src/i18n'
import { Button, Menu, MenuItem } from '../../../src/ui'

interface Props {
  options: MailerOptions
  files: readonly StoredFile[]
  onFile: (file: StoredFile) => void
  onHtml: (html: string) => void
}

/** What the website has at hand for a mail: its files and its offers. */
export function InsertMenus({ options, files, onFile, onHtml }: Props) {
  const t = useMessages()
  return (
    <>
      {options.attachments.length > 0 && (
        <Menu renderTrigger={(trigger) => <Button {...trigger}>{t('mailer.websiteFiles')}</Button>}>
          {options.attachments.map((file) => (
            <MenuItem key={file.id} disabled={files.some(({ id }) => id === file.id)} onSelect={() => onFile(file)}>
              {isolated(file.name)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {options.offers.length > 0 && (
        <Menu renderTrigger={(trigger) => <Button {...trigger}>{t('mailer.offers')}</Button>}>
          {options.offers.map(({ id, title, html }) => (
            <MenuItem key={id} onSelect={() => onHtml(html)}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
