import { LayoutTemplate, Plus } from '../../src/ui/icons'
import { partner_website_new, type WebsiteTemplate } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { isLocale, LOCALE_NAMES } from '../../src/model'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { WebsitePicture } from '../../src/parts/websitePicture'
import { followLink, usePageStore } from '../../src/store'
import { ButtonLink } from '../../src/ui'
import styles from './websiteTemplates.module.css'

/** A template by its picture, with what one does with it. */
export function TemplateTile({ template }: { template: WebsiteTemplate }) {
  const { id, image, languages, updatedAt } = template
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const facts = [
    ...languages.map((language) => (isLocale(language) ? LOCALE_NAMES[language] : language)),
    ...(updatedAt ? [t('websiteTemplates.updated', { date: formats.date(updatedAt) })] : []),
  ]
  return (
    <li className={styles.tile}>
      <WebsitePicture image={image} icon={LayoutTemplate} />
      <h2 className={styles.title} dir="auto">
        <WebsiteLink website={template} />
      </h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {router.has(partner_website_new.name) && (
        <ButtonLink
          size="sm"
          icon={Plus}
          aria-label={t('websiteTemplates.useOf', { title: template.title })}
          href={router.generate(partner_website_new.name, { selectedTemplate: id })}
          onClick={(event) => followLink(navigation, event)}
        >
          {t('websiteTemplates.use')}
        </ButtonLink>
      )}
    </li>
  )
}
