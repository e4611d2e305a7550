import { partner_templates, partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { usePeople } from '../../../src/parts/people'
import { ignoreUnsavedChanges, showToast, useAppDispatch, usePageStore, useUnsavedChanges } from '../../../src/store'
import { Button, ButtonLink, Form } from '../../../src/ui'
import styles from './create.module.css'
import { CreateFields } from './CreateFields'
import { useCreateForm } from './useCreateForm'

/** The form of the page; what was made is shown at once. */
export default function NewWebsiteForm({ source }: { source: string }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { navigation } = usePageStore()
  const { router } = useIsland()
  const people = usePeople()
  const form = useCreateForm({
    isLead: false,
    source,
    onCreated: ({ id, title }) => {
      ignoreUnsavedChanges()
      dispatch(showToast({ kind: 'success', key: t('websites.created', { title }) }))
      navigation.toRoute(partner_website_details.name, { website: id })
    },
  })
  useUnsavedChanges(form.isDirty)

  return (
    <Form noValidate className={styles.page} onSubmit={() => void form.submit()}>
      <div className={styles.form}>
        <CreateFields form={form} isLead={false} people={people} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('websites.create')}
        </Button>
        {router.has(partner_templates.name) && (
          <ButtonLink href={router.generate(partner_templates.name)}>{t('menu.website-templates')}</ButtonLink>
        )}
      </div>
    </Form>
  )
}
