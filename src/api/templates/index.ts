export { useEmailTemplatesQuery, useSaveEmailTemplateMutation, useTemplateVersionsQuery } from './emailTemplates'
