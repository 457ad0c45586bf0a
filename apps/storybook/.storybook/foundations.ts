// First of all, for it orders the layers: a test imports its story before the preview.
import "@matchfront/ui/styles.css";
