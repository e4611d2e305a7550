import { Languages } from '../../../src/ui/icons'
import type { Profile } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isLocale, LOCALE_NAMES, LOCALES, SIGNATURE_MAX_LENGTH } from '../../../src/model'
import { FieldRow, Fields, Select, TextArea, TextField } from '../../../src/ui'
import { PictureField } from '../picture/PictureField'
import type { ChosenPicture } from '../picture/usePicture'
import { ProfileSection } from '../shared/ProfileSection'
import type { ProfileFormState } from './useProfileForm'

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))

interface Props extends ProfileFormState, Pick<ChosenPicture, 'isUnreadable' | 'choose'> {
  profile: Profile
}

export function BasicsSection({ fields, errors, change, profile, isUnreadable, choose }: Props) {
  const t = useMessages()
  const { forename, surname, language, signature, image, removesImage } = fields
  return (
    <ProfileSection anchor="basics" title={t('profile.basics')} description={t('profile.basics.description')}>
      <Fields>
        <PictureField
          person={{ forename, surname, image: removesImage ? null : profile.staff.image }}
          file={image}
          error={isUnreadable ? t('profile.picture.unreadable') : errors.image}
          onChoose={choose}
          onTakeBack={() => change({ image: null })}
          onRemove={() => change({ removesImage: true })}
        />
        <FieldRow>
          <TextField
            label={t('profile.forename')}
            value={forename}
            autoComplete="given-name"
            error={errors.forename && t(errors.forename)}
            onChange={(value) => change({ forename: value })}
          />
          <TextField
            label={t('profile.surname')}
            value={surname}
            autoComplete="family-name"
            error={errors.surname}
            onChange={(value) => change({ surname: value })}
          />
        </FieldRow>
        {profile.email && (
          <TextField label={t('profile.email')} value={profile.email} readOnly description={t('profile.email.description')} />
        )}
        <Select
          label={t('profile.language')}
          icon={Languages}
          options={LANGUAGES}
          value={language}
          error={errors.language}
          description={t('profile.language.description')}
          onChange={(value) => isLocale(value) && change({ language: value })}
        />
        {signature !== null && (
          <TextArea
            label={t('profile.signature')}
            rows={4}
            maxLength={SIGNATURE_MAX_LENGTH}
            dir="auto"
            value={signature}
            error={errors.signature}
            description={t('profile.signature.description')}
            onChange={(value) => change({ signature: value })}
          />
        )}
      </Fields>
    </ProfileSection>
  )
}
