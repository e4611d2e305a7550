import { useEffect, useRef, useState } from 'react'
import { useSaveResellerSettingsMutation } from '../../src/api/reseller'
import type { ResellerSettings } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { differing } from '../../src/model'
import { showNotice, useAppDispatch, useDiscarded, useUnsavedChanges } from '../../src/store'
import { ColourField, FieldRow, Fields, Form, ImageField, SaveBar } from '../../src/ui'
import { CheckedLink } from '../../src/parts/linkCheck'
import { Refusal, useSubmit } from '../../src/parts/submit'

const URLS = ['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const
const IMAGES = ['logo', 'favicon'] as const
const FIELDS = [...URLS, ...IMAGES, 'color'] as const
type Field = (typeof FIELDS)[number]
type Changes = Partial<Record<Field, string>>

/** Links, pictures and colour that customers inherit; an empty field leaves the choice to them. */
export function ResellerSettingsForm({ settings, isLocked }: { settings: ResellerSettings; isLocked: boolean }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const ref = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState<Changes>({})
  const [save] = useSaveResellerSettingsMutation()
  const { busy, error, fieldError, run, forget } = useSubmit()
  const isDirty = Object.keys(changes).length > 0
  useUnsavedChanges(isDirty)
  const discarded = useDiscarded(isDirty)
  useEffect(() => {
    if (error) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  const saved: Changes = Object.fromEntries(FIELDS.map((name) => [name, settings[name] ?? '']))
  const value = (name: Field) => changes[name] ?? saved[name] ?? ''
  const change = (name: Field, text: string) => {
    forget()
    setChanges((before) => differing({ ...before, [name]: text }, saved))
  }
  const mark = (name: Field) => t(value(name) ? 'resellerSettings.inheritedBy' : 'resellerSettings.notSet')
  const submit = () =>
    run(async () => {
      await save({ body: changes }).unwrap()
      // What is changed while the answer is on its way stays.
      setChanges((now) => differing(now, changes))
      dispatch(showNotice({ kind: 'success', key: 'partner.general.saved' }))
    })
  const discard = () => {
    forget()
    setChanges({})
    discarded(() => setChanges(changes))
  }

  return (
    <Form ref={ref} noValidate onSubmit={() => void submit()}>
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
                error={fieldError(name)}
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
                error={fieldError(name)}
                onChange={(image) => change(name, image ?? '')}
              />
            ))}
          </FieldRow>
          <ColourField
            label={t('resellerSettings.color')}
            description={mark('color')}
            value={value('color')}
            error={fieldError('color')}
            onChange={(text) => change('color', text)}
          />
        </Fields>
      </fieldset>
      <Refusal error={error} shown={FIELDS} />
      <SaveBar dirty={isDirty} busy={busy} onDiscard={discard} />
    </Form>
  )
}
