// Imported first, because it declares the order of the layers: a test imports its story before the preview.
import "@matchfront/ui/styles.css";
