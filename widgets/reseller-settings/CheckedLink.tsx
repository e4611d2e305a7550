import { useLinkCheck } from '../../src/api/linkCheck'
import { useMessages } from '../../src/i18n'
import { type FieldProps, LinkField } from '../../src/ui'

interface Props extends FieldProps {
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** A web address that customers will be sent to, and whether a page comes from there (RS-02). */
export function CheckedLink(field: Props) {
  const t = useMessages()
  const { isLoading, check, result } = useLinkCheck(field.value)
  return (
    <LinkField
      {...field}
      checkLabel={t('reseller.link.check')}
      verdict={result && { text: t(`reseller.link.${result.state}`, { url: result.url }), isGood: result.state === 'ok' }}
      busy={isLoading}
      onCheck={check}
    />
  )
}
