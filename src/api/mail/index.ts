export {
  useEmailTemplatesQuery,
  useLazyMailerOptionsQuery,
  useMailerOptionsQuery,
  usePreviewEmailMutation,
  useSaveEmailTemplateMutation,
  useSendEmailMutation,
  useTakeBackEmailMutation,
  useTemplateVersionsQuery,
  useTestEmailMutation,
} from './email'
export { useLinkCheck } from './linkCheck'
export {
  useForwardTestQuery,
  useLazyOwnDomainQuery,
  useLazySenderCheckQuery,
  useOwnDomainQuery,
  useProveOwnDomainMutation,
  useStartForwardTestMutation,
  useTestMailMutation,
} from './mailSetup'
