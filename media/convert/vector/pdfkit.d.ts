/** Missing in the types of pdfkit. */
declare namespace PDFKit {
  interface PDFGradient {
    /** From the coordinates of the gradient to those of the page. */
    setTransform(a: number, b: number, c: number, d: number, e: number, f: number): this
  }
}
