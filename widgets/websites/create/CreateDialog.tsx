import { CopyPlus, UserPlus } from '../../../src/ui/icons'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { showToast, useAppDispatch, usePageStore } from '../../../src/store'
import { CreateFields } from './CreateFields'
import { useCreateForm } from './useCreateForm'
import { FormDialog } from '../../../src/ui'

interface Props {
  open: boolean
  /** Starts in the first status of the leads, from a pasted contact. */
  isLead: boolean
  onClose: () => void
}

/** A new website or lead, made without leaving the view. */
export default function CreateDialog({ open, isLead, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { navigation } = usePageStore()
  const { people } = useWebsiteChanges()
  const form = useCreateForm({
    isLead,
    onCreated: ({ id, title }) => {
      const run = () => navigation.toRoute(partner_website_details.name, { website: id })
      dispatch(showToast({ kind: 'success', key: t('websites.created', { title }), action: { key: t('websites.open'), run } }))
    },
  })

  return (
    <FormDialog
      open={open}
      icon={isLead ? UserPlus : CopyPlus}
      title={t(isLead ? 'websites.newLead' : 'websites.new')}
      onClose={onClose}
      onExited={form.reset}
      isChanged={form.isDirty}
      onSubmit={form.submit}
      submitLabel={t('websites.create')}
    >
      <CreateFields form={form} isLead={isLead} people={people} />
    </FormDialog>
  )
}
