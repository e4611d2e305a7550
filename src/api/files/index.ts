export { useDropFileMutation, useKeepFilesMutation } from './websiteFiles'
