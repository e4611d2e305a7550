import { useState } from 'react'
import { useSaveResellerSettingsMutation } from '../../src/api/reseller'
import type { ResellerSettings } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { may } from '../../src/model'
import { selectUser, showNotice, reportFailure, useAppDispatch, useAppSelector, useUnsavedChanges } from '../../src/store'
import { ColourField, FieldRow, Fields, Form, ImageField, SaveBar } from '../../src/ui'
import { CheckedLink } from '../../src/parts/linkCheck'

const URLS = ['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const
const IMAGES = ['logo', 'favicon'] as const
type Field = (typeof URLS)[number] | (typeof IMAGES)[number] | 'color'

/** Links, pictures and colour that customers inherit; an empty field leaves the choice to them. */
export function ResellerSettingsForm({ settings }: { settings: ResellerSettings }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const isLocked = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) !== 'all'
  const [changes, setChanges] = useState<Partial<Record<Field, string>>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [save, { isLoading }] = useSaveResellerSettingsMutation()
  const isDirty = Object.keys(changes).length > 0
  useUnsavedChanges(isDirty)

  const value = (name: Field) => changes[name] ?? settings[name] ?? ''
  const change = (name: Field, text: string) => {
    const { [name]: _, ...others } = changes
    setChanges(text === (settings[name] ?? '') ? others : { ...others, [name]: text })
  }
  const mark = (name: Field) => t(value(name) ? 'resellerSettings.inheritedBy' : 'resellerSettings.notSet')
  const submit = async () => {
    setErrors({})
    try {
      await save({ body: changes }).unwrap()
      setChanges({})
      dispatch(showNotice({ kind: 'success', key: 'partner.general.saved' }))
    } catch (thrown) {
      const error = toErrorObject(thrown)
      const { fields = [] } = error
      setErrors(Object.fromEntries(fields.map((field) => [field.name, field.message])))
      if (fields.length === 0) dispatch(reportFailure(error))
    }
  }

  return (
    <Form noValidate onSubmit={() => void submit()}>
      <fieldset disabled={isLocked}>
        <Fields>
          <FieldRow>
            {URLS.map((name) => (
              <CheckedLink
                key={name}
                label={t(`resellerSettings.${name}`)}
                disabled={isLocked}
                description={mark(name)}
                value={value(name)}
                error={errors[name]}
                onChange={(text) => change(name, text)}
              />
            ))}
            {IMAGES.map((name) => (
              <ImageField
                key={name}
                label={t(`resellerSettings.${name}`)}
                description={mark(name)}
                disabled={isLocked}
                value={value(name) || null}
                error={errors[name]}
                onChange={(image) => change(name, image ?? '')}
              />
            ))}
          </FieldRow>
          <ColourField
            label={t('resellerSettings.color')}
            description={mark('color')}
            value={value('color')}
            error={errors['color']}
            onChange={(text) => change('color', text)}
          />
        </Fields>
      </fieldset>
      <SaveBar dirty={isDirty} busy={isLoading} onDiscard={() => setChanges({})} />
    </Form>
  )
}
